import type { InkKey } from "./services.ts";

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
  | "florist"
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
  { key: "bakery", ink: "email", alt: "A bakery with loaves in its window, under a large sun", words: ["bak", "pastr", "confection"] },
  { key: "hotel", ink: "seo", alt: "A hotel by the sea, with a small sailing boat passing", words: ["hotel", "hospit", "lodg", "hostel"] },
  { key: "bicycle", ink: "web", alt: "A bicycle on a road below three mountains", words: ["cycl", "bicycl", "bike", "sport", "outdoor"] },
  { key: "textile", ink: "kol", alt: "Three patterned cloths hanging from a rail", words: ["textil", "fashion", "cloth", "apparel", "tailor"] },
  { key: "vet", ink: "sms", alt: "A cat with a collar, looking straight at you", words: ["vet", "pet", "animal"] },
  { key: "ceramics", ink: "ads", alt: "A wall of patterned tiles", words: ["ceram", "potter", "tile", "craft", "manufactur"] },
  { key: "salon", ink: "social", alt: "A hairdresser’s chair in front of a round mirror", words: ["salon", "beaut", "hair", "barber", "cosmetic"] },
  { key: "gym", ink: "whatsapp", alt: "A kettlebell on the floor of a gym", words: ["gym", "fitness", "yoga", "wellness"] },
  { key: "florist", ink: "whatsapp", alt: "A bunch of flowers in a vase", words: ["flor", "flower", "garden", "plant"] },
  { key: "bookshop", ink: "crm", alt: "Shelves of books", words: ["book", "publish", "librar", "stationer"] },
  { key: "restaurant", ink: "email", alt: "A steaming bowl on a table", words: ["restaur", "food", "coffee", "café", "cafe", "cater", "roast"] },
  { key: "property", ink: "bizmail", alt: "A house with its door closed and a light above it", words: ["property", "real", "estate", "furnit", "interior", "construct", "home"] },
  { key: "charity", ink: "social", alt: "Two open hands below a shining heart", words: ["charit", "nonprofit", "non-profit", "communit"] },
  { key: "school", ink: "sms", alt: "A blackboard in a classroom", words: ["school", "educat", "train", "tutor", "tuition"] },
  { key: "winery", ink: "web", alt: "Rows of vines on a hillside, with the sun above", words: ["wine", "vine", "agri", "farm", "brew", "orchard"] },
  { key: "clinic", ink: "seo", alt: "A doctor’s stethoscope", words: ["clinic", "health", "medic", "dent", "pharm", "optic"] },
  { key: "travel", ink: "bizmail", alt: "A hot-air balloon over the hills", words: ["travel", "tour", "transport", "logist"] },
  { key: "shop", ink: "ads", alt: "A shop counter with a till", words: ["shop", "retail", "store", "grocer", "commerce", "market"] },
];

/** For a trade that no scene knows. */
export const anyTrade: TradeScene = {
  key: "post",
  ink: "email",
  alt: "A post office with its doors open",
  words: [],
};

/** The scene of a trade as the table names it, whatever its case: "Veterinary care" → the cat. */
export function sceneOfTrade(industryType: string): TradeScene {
  const words = industryType.toLowerCase().split(/[\s,/&]+/);
  const known = tradeScenes.find((scene) => scene.words.some((start) => words.some((word) => word.startsWith(start))));
  return known ?? anyTrade;
}
