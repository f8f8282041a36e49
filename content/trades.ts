import type { InkKey } from "./service-names.ts";

/** A drawing of app/drawings/scenes: the file's name, the ink it is engraved in, and what it shows. */
export interface TradeScene {
  readonly key: SceneKey;
  readonly ink: InkKey;
  readonly alt: string;
  /** Beginnings of words in `industry_type` that this scene stands for, in lower case. */
  readonly words: readonly string[];
}

export type SceneKey =
  | "bakery"
  | "bicycle"
  | "bookshop"
  | "ceramics"
  | "charity"
  | "clinic"
  | "coffee"
  | "dentist"
  | "florist"
  | "furniture"
  | "gym"
  | "hotel"
  | "post"
  | "property"
  | "restaurant"
  | "salon"
  | "school"
  | "shop"
  | "textile"
  | "travel"
  | "vet"
  | "winery";

/** The first scene that knows a word of the trade is taken. */
export const tradeScenes: readonly TradeScene[] = [
  {
    key: "bakery",
    ink: "email",
    alt: "A bakery with a striped awning and loaves in its window, under a large sun",
    words: ["bak", "pastr", "confection"],
  },
  {
    key: "hotel",
    ink: "seo",
    alt: "A hotel by the sea, with a small sailing boat passing",
    words: ["hotel", "hospit", "lodg", "hostel"],
  },
  {
    key: "bicycle",
    ink: "web",
    alt: "A bicycle with packages in its basket, on a hill below three mountains",
    words: ["cycl", "bicycl", "bike", "sport", "outdoor"],
  },
  {
    key: "textile",
    ink: "kol",
    alt: "Three patterned cloths pinned to a line",
    words: ["textil", "fashion", "cloth", "apparel", "tailor"],
  },
  { key: "vet", ink: "sms", alt: "A cat with a collar, looking straight at you", words: ["vet", "pet", "animal"] },
  {
    key: "ceramics",
    ink: "ads",
    alt: "A wall of patterned tiles",
    words: ["ceram", "potter", "tile", "craft", "manufactur"],
  },
  {
    key: "salon",
    ink: "social",
    alt: "A pair of scissors in front of an oval mirror, a comb to one side",
    words: ["salon", "beaut", "hair", "barber", "cosmetic"],
  },
  {
    key: "gym",
    ink: "whatsapp",
    alt: "A barbell on its rack and a kettlebell in front of it",
    words: ["gym", "fitness", "yoga", "wellness"],
  },
  { key: "florist", ink: "whatsapp", alt: "Daisies and tulips in a pot", words: ["flor", "flower", "garden", "plant"] },
  {
    key: "bookshop",
    ink: "crm",
    alt: "A shelf of books with a cat among them, an open book and a steaming mug below",
    words: ["book", "publish", "librar", "stationer"],
  },
  {
    key: "restaurant",
    ink: "email",
    alt: "A steaming bowl of noodles with chopsticks",
    words: ["restaur", "food", "cater"],
  },
  {
    key: "property",
    ink: "bizmail",
    alt: "Three houses in a row and a sign with a key on it",
    words: ["property", "real", "estate", "construct", "home"],
  },
  {
    key: "charity",
    ink: "social",
    alt: "A donation tin with a heart on it between piles of coins, and a coin above its slot",
    words: ["charit", "nonprofit", "non-profit", "communit"],
  },
  {
    key: "school",
    ink: "sms",
    alt: "A blackboard with letters and a globe chalked on it, books and pencils below",
    words: ["school", "educat", "train", "tutor", "tuition"],
  },
  {
    key: "winery",
    ink: "web",
    alt: "Rows of vines on a hillside, with a barrel in front",
    words: ["wine", "vine", "agri", "farm", "brew", "orchard"],
  },
  {
    key: "coffee",
    ink: "crm",
    alt: "A coffee roaster with beans turning in its window, a jar of beans beside it",
    words: ["coffee", "café", "cafe", "roast"],
  },
  {
    key: "furniture",
    ink: "ads",
    alt: "A ladder-backed chair between a picture and a lamp on a chest of drawers",
    words: ["furnit", "interior", "joiner", "carpent"],
  },
  {
    key: "dentist",
    ink: "seo",
    alt: "A tooth between a toothbrush and a dentist’s mirror",
    words: ["dent", "orthodont"],
  },
  {
    key: "clinic",
    ink: "seo",
    alt: "A stethoscope around a medical cross",
    words: ["clinic", "health", "medic", "pharm", "optic"],
  },
  {
    key: "travel",
    ink: "bizmail",
    alt: "A hot-air balloon over the clouds",
    words: ["travel", "tour", "transport", "logist"],
  },
  {
    key: "shop",
    ink: "ads",
    alt: "A cash register on a counter between a shopping bag and packages",
    words: ["shop", "retail", "store", "grocer", "commerce", "market"],
  },
];

/** For a trade that no scene knows. */
export const anyTrade: TradeScene = {
  key: "post",
  ink: "email",
  alt: "A mailbox with a letter in its slot, between two houses",
  words: [],
};

/** The scene of a trade as the table names it, whatever its case: "Veterinary care" → the cat. */
export function sceneOfTrade(industryType: string): TradeScene {
  const words = industryType.toLowerCase().split(/[\s,/&]+/);
  const known = tradeScenes.find((scene) => scene.words.some((start) => words.some((word) => word.startsWith(start))));
  return known ?? anyTrade;
}
