import { site } from "../site.ts";
/**
 * Sample case studies: every business, person and figure here is invented, which the page says above its list (D15).
 * They fill the table `case_studies` of a new database; `scripts/write-seed-sql.ts` turns them into supabase/seed.sql.
 */
export interface CaseStudySample {
  /** Stable: a row keeps its id for good. */
  readonly id: number;
  /** Not a column of the table; it keeps the samples spread over the world. */
  readonly country: string;
  readonly brandName: string;
  readonly industryType: string;
  readonly companyIntroduction: string;
  readonly brandPosition: string;
  readonly collaboration: string;
  readonly marketingStrategy: string;
  /** Opens with the figure worth remembering. */
  readonly keyResults: string;
  /** On a domain reserved for examples. */
  readonly projectLink: string;
  /** Time in UTC, ISO 8601. */
  readonly createdAt: string;
}

export const caseStudySamples: readonly CaseStudySample[] = [
  {
    id: 1,
    country: "United Kingdom",
    brandName: "Marlow Bakery",
    industryType: "Bakery",
    companyIntroduction:
      "Marlow Bakery is a two-oven bakery in Bristol, United Kingdom. Ruth Marlow and four bakers sell sourdough, buns and birthday cakes over one counter.",
    brandPosition:
      "The neighborhood bakery that bakes what is already ordered: small batches, no leftovers, and a name on every box.",
    collaboration: `Ruth writes one line on Thursday. ${site.name}’s AI drafts an email to 2,300 regulars from it; she approves it, and orders close when the flour runs out.`,
    marketingStrategy:
      "One email a week at the hour each reader usually opens, with one photo and one button. People who ordered rye last time see the rye first. Nobody hears from the bakery twice in a week.",
    keyResults:
      "+62% weekly pre-orders in four months. Unsold bread fell from nine trays a week to two, and Saturday's batch is full by Thursday night.",
    projectLink: "https://marlow-bakery.example/",
    createdAt: "2026-10-28T09:00:00Z",
  },
  {
    id: 2,
    country: "Spain",
    brandName: "Brisa Hotels",
    industryType: "Hospitality",
    companyIntroduction:
      "Brisa Hotels runs three small hotels, 64 rooms in all, on the old harbor of Cádiz, Spain, and two villages up the coast.",
    brandPosition:
      "A family hotel that answers like a person: book with the house, not with an agent, and ask for the room you had last time.",
    collaboration: `The front desk kept its own phone number. ${site.name} moved past guests' questions and offers to WhatsApp; AI drafts each answer, and whoever is on shift edits and sends it.`,
    marketingStrategy:
      "Guests who agreed to hear from the house get one message in the month they came before, offering a midweek night and a late breakfast. Replies go straight to the desk, in Spanish, English or German.",
    keyResults:
      "3.1 times the direct bookings of the year before. Midweek occupancy outside the summer went from 48% to 71%, and commissions paid to agents fell by a third.",
    projectLink: "https://brisa-hotels.example/",
    createdAt: "2026-10-14T09:00:00Z",
  },
  {
    id: 3,
    country: "France",
    brandName: "Moreau Cycles",
    industryType: "Cycling",
    companyIntroduction:
      "Moreau Cycles builds, sells and repairs bicycles in Annecy, France. Three mechanics share a workshop that has been open since 1987.",
    brandPosition:
      "The workshop that explains: what is worn out, what can wait, and what it costs, before anything is taken apart.",
    collaboration: `${site.name} read the workshop's own repair notes and the questions people type, and matched the two. AI drafted the pages, and Claire Moreau checked every one.`,
    marketingStrategy:
      "Twenty-four plain repair guides, one page per service with its price, and opening hours kept the same everywhere. Each guide links to a booking page with the next free morning.",
    keyResults:
      "+148% visits from search in seven months, from the fourth page of results to the first for bicycle repair in Annecy. Two in five workshop bookings now begin on a guide.",
    projectLink: "https://moreau-cycles.example/",
    createdAt: "2026-09-30T09:00:00Z",
  },
  {
    id: 4,
    country: "Nigeria",
    brandName: "Oduya Textiles",
    industryType: "Textiles",
    companyIntroduction:
      "Oduya Textiles weaves and dyes cotton in Lagos, Nigeria. Eighteen people make cloth by the meter and a small line of shirts.",
    brandPosition: "Cloth with a known weaver: each length carries the name of the loom and the week it was made.",
    collaboration: `Instead of one famous face, ${site.name} found twelve small creators who already sewed with the cloth, agreed fees in writing and kept track of every post.`,
    marketingStrategy:
      "Each maker received four meters and no script, only the facts of the dye. Posts were labeled as paid. A separate link for each creator showed which of them sold cloth and which only gathered likes.",
    keyResults:
      "41% lower cost per sale than the one large campaign of the year before. Nine of the twelve makers have been asked back, and orders from Accra and London are now monthly.",
    projectLink: "https://oduya-textiles.example/",
    createdAt: "2026-09-16T09:00:00Z",
  },
  {
    id: 5,
    country: "Canada",
    brandName: "Tidewater Vet",
    industryType: "Veterinary care",
    companyIntroduction:
      "Tidewater Vet is a practice of five veterinarians in Halifax, Canada, that looks after some 6,000 cats, dogs and the odd parrot.",
    brandPosition: "Calm visits that start on time, for animals who would rather not and people who worry.",
    collaboration: `${site.name} read the appointment book each evening and sent the reminders; the practice wrote them, so that they sound like its own front desk.`,
    marketingStrategy:
      "A text the day before, with the animal's name and two replies: one to confirm, one to move the visit. A freed slot is offered to three people on the waiting list, one after another, never to all at once.",
    keyResults:
      "57% fewer missed visits in three months. Eleven freed appointments a week go to someone who was waiting, and the phone rings a quarter less on Monday mornings.",
    projectLink: "https://tidewater-vet.example/",
    createdAt: "2026-09-02T09:00:00Z",
  },
  {
    id: 6,
    country: "Mexico",
    brandName: "Halden & Roe",
    industryType: "Ceramics",
    companyIntroduction:
      "Halden & Roe makes hand-painted tiles in Puebla, Mexico, with two kilns and a painting room of nine.",
    brandPosition: "Tiles for one kitchen at a time: drawn for the wall they will live on and numbered on the back.",
    collaboration: `The kiln calendar became the advertising calendar. ${site.name} read how many firings were free and set the day's budget by it, with a ceiling set by the owners.`,
    marketingStrategy:
      "AI drafted the ads and the owners approved them. They ran in three cities where the studio delivers by road, showed finished walls rather than single tiles, and paused whenever the next six weeks of firings were sold.",
    keyResults:
      "5.4 times the money spent came back in orders in six months. No customer waited longer than the seven weeks promised, and spending stopped on 31 days when the kilns were full.",
    projectLink: "https://halden-and-roe.example/",
    createdAt: "2026-08-19T09:00:00Z",
  },
  {
    id: 7,
    country: "Japan",
    brandName: "Kumori Coffee",
    industryType: "Coffee",
    companyIntroduction:
      "Kumori Coffee roasts in a former streetcar depot in Kanazawa, Japan, and serves at nine seats by the window.",
    brandPosition: "Coffee for the weather: a roast for rain, a roast for heat, and a note on the bag that says which.",
    collaboration: `Mai Fujita photographs the roast; ${site.name} drafts the caption for four networks, fits each to its own length and shape, and keeps the questions in one list.`,
    marketingStrategy:
      "Two posts a week, planned a month ahead, tied to the forecast rather than to trends. Every question under a post is answered the same day, and good questions become the next post.",
    keyResults:
      "+87% bags sold by mail in five months. The shop answers nine in ten questions within two hours, and spends 40 minutes a week on all four networks together.",
    projectLink: "https://kumori-coffee.example/",
    createdAt: "2026-08-05T09:00:00Z",
  },
  {
    id: 8,
    country: "Germany",
    brandName: "Werkstatt Lindqvist",
    industryType: "Furniture",
    companyIntroduction:
      "Werkstatt Lindqvist makes custom oak tables and shelves in Leipzig, Germany. Six carpenters, one showroom, a delivery van.",
    brandPosition: "Furniture that can be repaired by the people who made it, for as long as they have a workshop.",
    collaboration: `Inquiries used to live in four inboxes and a notebook. ${site.name} brought them into one customer list, from the first question to the oiling after a year.`,
    marketingStrategy:
      "Each inquiry has one owner and one next step. A quote that has had no answer for ten days gets one friendly question, written by the carpenter. A year after delivery comes a reminder to oil the wood.",
    keyResults:
      "38% of quotes accepted, up from 24%. The average answer to a first question takes four hours instead of three days, and a fifth of orders come from repeat customers.",
    projectLink: "https://werkstatt-lindqvist.example/",
    createdAt: "2026-07-22T09:00:00Z",
  },
  {
    id: 9,
    country: "India",
    brandName: "Saanjh Dental",
    industryType: "Dentistry",
    companyIntroduction:
      "Saanjh Dental is an evening dental clinic in Pune, India, open from four until eleven for people who work during the day.",
    brandPosition: "Dentistry after work, with the price of a treatment quoted before it begins.",
    collaboration: `The clinic had a page that only said where it was. ${site.name} built a five-page website with it, in English and Marathi, and moved its email to addresses on its own domain.`,
    marketingStrategy:
      "One page per common worry, each with what happens, how long it takes and what it costs. Booking needs a name and a phone number, nothing more. The site loads on an old phone in two seconds.",
    keyResults:
      "+73% first visits in six months. Half of all bookings are made after the other clinics have closed, and calls that only ask for a price have almost stopped.",
    projectLink: "https://saanjh-dental.example/",
    createdAt: "2026-07-08T09:00:00Z",
  },
  {
    id: 10,
    country: "Brazil",
    brandName: "Livraria Curupira",
    industryType: "Bookselling",
    companyIntroduction:
      "Livraria Curupira is a children's bookstore in Recife, Brazil, with a reading rug, a tortoise and 7,000 titles.",
    brandPosition: "The shop that remembers what your child read last, and what it was too young for then.",
    collaboration: `With parents' consent ${site.name} keeps a child's age group and favorite shelf, nothing else. The booksellers choose the books; the list only says for which child.`,
    marketingStrategy:
      "A monthly email in five versions by reading age, three books each, with a sentence by the bookseller who read it. Readings are announced by WhatsApp to those who asked for that and to nobody else.",
    keyResults:
      "+44% repeat visits in a school year. Saturday readings are full with four days to spare, and one email in three leads to a book put aside at the counter.",
    projectLink: "https://livraria-curupira.example/",
    createdAt: "2026-06-24T09:00:00Z",
  },
  {
    id: 11,
    country: "Australia",
    brandName: "Saltbush Strength",
    industryType: "Fitness",
    companyIntroduction:
      "Saltbush Strength is a gym without mirrors in Fremantle, Australia. Four coaches teach small classes to some 400 members, most of them over fifty.",
    brandPosition: "Strong enough for stairs, shopping and grandchildren: progress written on paper, no stopwatch.",
    collaboration: `The coaches knew who had gone quiet but not who to call first. ${site.name} put absence and class bookings side by side and drafted the first line of a message for the coach to finish.`,
    marketingStrategy:
      "After two missed weeks a coach sends a text, signed by name. After a first month a member gets an email with what they can now lift. No discounts; the free class is for a friend.",
    keyResults:
      "29% fewer members leaving in a year. One lapsed member in three comes back after a coach's text, and 61 people joined as someone's friend.",
    projectLink: "https://saltbush-strength.example/",
    createdAt: "2026-06-10T09:00:00Z",
  },
  {
    id: 12,
    country: "Kenya",
    brandName: "Kijani Seedlings",
    industryType: "Agriculture",
    companyIntroduction:
      "Kijani Seedlings raises vegetable seedlings and fruit trees in Nakuru, Kenya, for 1,900 smallholders within a day's drive.",
    brandPosition: "Seedlings delivered the week they should go into the ground, with advice that fits on one screen.",
    collaboration: `Most customers have no smartphone, so everything had to work by text. ${site.name} planned the mailings by region and rain; the nursery's agronomist wrote them in Swahili and English.`,
    marketingStrategy:
      "Farmers who sign up at the gate choose their crops. They get a text when it is time to order, one on the day of delivery and one three weeks later about watering. A reply reaches the agronomist.",
    keyResults:
      "+54% seedlings ordered ahead in two planting seasons. Trays thrown away fell by half, and one reply in six is a question that saves a field.",
    projectLink: "https://kijani-seedlings.example/",
    createdAt: "2026-05-27T09:00:00Z",
  },
];
