import { eachLanguage, type Language, type Text } from '../../kit/text.ts';
import { gadgetTitle } from './titles.ts';

const PAGE = {
  en: `**No Time to Spy** – two secret teams in a casino full of guests. Nobody knows who belongs to whom.

**Preparation.** Pick eight times from three characters and three gadgets: 2–4 agents, the rest gadgets. Then give every gadget to an agent and say \`ready\`. All of it is private.

**Rounds.** Everybody acts once a round in a random order; guests and the cat move by themselves. An agent usually has 2 steps and 1 action. What others did you see when your next agent is on or the round ends.
- \`walk C7\` – as far as the steps go; \`step C7\` – one field: swaps with whoever is there, picks up what lies there.
- \`spy C7\` – guest next to you: perhaps a secret (IP, maybe a safe's combination). An enemy notices you.
- \`open C7\` – safe next to you with a known combination: a secret and the next combination. The last safe holds the diamond collar.
- \`gamble C7 5\` – roulette: 18 in 37 to win your stake.
- \`take C7\`, \`drink\`, \`pour C7\` – cocktails heal; poured ones make somebody's clothes clammy (chances halved).
- \`observe C7\` – with Observation: is somebody in sight an enemy?
- \`burn C7\` – with Bang and burn: wreck a roulette table.
- \`use JETPACK F7\` – use a gadget.
- \`retire\` – end the turn.

**Gadgets.** HAIRDRYER dries. MOLEDIE is thrown and switches off Tradecraft, Flaps and seals, Observation. TECHNICOLOUR_PRISM turns a roulette table's odds around. BOWLER_BLADE hurts somebody in a free line; MAGNETIC_WATCH protects from it. POISON_PILLS poisons cocktails. LASER_COMPACT destroys one. ROCKET_PEN hurts everybody on nine fields and breaks walls. GAS_GLOSS hurts a neighbour. MOTHBALL_POUCH hurts everybody around a fireplace. FOG_TIN: nine fields without sight or actions. GRAPPLE pulls things in. JETPACK flies. WIRETAP_WITH_EARPLUGS earns what its victim earns. CHICKEN_FEED wins or loses the difference in IP to an enemy. NUGGET wins a guest over. MIRROR_OF_WILDERNESS swaps IP. POCKET_LITTER fools observation. DIAMOND_COLLAR goes to the cat.

**Properties.** Nimbleness: 3 steps. Sluggishness: 1 step. Spryness: 2 actions. Agility: a random point more; Ponderousness: one less. Lucky devil wins at roulette with 23 in 37, Jinx with 13. Robust stomach: drinks heal double, poison hurts half. Toughness: half damage. Babysitter may ward off attacks on friends beside them. Honey trap may lead attacks to somebody else. Flaps and seals: open safes from two fields away. Tradecraft: repeat a failed test. Constantly clammy clothes never dry.

**Health.** At 0 HP you are carried to a seat with 1 HP, lose the collar and, if you have not acted, this round's turn. Starting a round on a seat heals at its end; beside a fireplace it dries.

**End.** The match ends when the cat has her collar: step onto her or \`use DIAMOND_COLLAR\` beside her (or she finds it on the floor). From the last round on, guests are gone and the janitor throws one person out each round. Chips become IP; most IP wins, then collar, drinks, pours, least damage, a coin.

**Map.** \`@@\` is on, capitals are your agents, small letters the others; “Signs” has the rest.`,
  de: `**No Time to Spy** – zwei geheime Teams in einem Casino voller Gäste. Niemand weiß, wer zu wem gehört.

**Vorbereitung.** Wähle achtmal aus drei Charakteren und drei Gadgets: 2–4 Agenten, der Rest Gadgets. Gib dann jedes Gadget einem Agenten und sag \`ready\`. Alles ist geheim.

**Runden.** Alle handeln einmal je Runde in zufälliger Folge; Gäste und Katze ziehen von selbst. Ein Agent hat meist 2 Schritte und 1 Aktion. Was andere taten, siehst du, wenn dein nächster Agent am Zug ist oder die Runde endet.
- \`walk C7\` – so weit die Schritte reichen; \`step C7\` – ein Feld: tauscht mit dem, der dort steht, hebt auf, was dort liegt.
- \`spy C7\` – Gast nebenan: vielleicht ein Geheimnis (IP, eventuell eine Tresorkombination). Ein Gegner bemerkt dich.
- \`open C7\` – Tresor nebenan mit bekannter Kombination: ein Geheimnis und die nächste Kombination. Im letzten liegt das Diamanthalsband.
- \`gamble C7 5\` – Roulette: 18 zu 37, deinen Einsatz zu gewinnen.
- \`take C7\`, \`drink\`, \`pour C7\` – Cocktails heilen; verschüttet machen sie Kleider klamm (Chancen halbiert).
- \`observe C7\` – mit Observation: ist jemand in Sicht ein Gegner?
- \`burn C7\` – mit Bang and Burn: einen Roulette-Tisch zerstören.
- \`use JETPACK F7\` – ein Gadget benutzen.
- \`retire\` – den Zug beenden.

**Gadgets.** HAIRDRYER trocknet. MOLEDIE wird geworfen und schaltet Tradecraft, Flaps and Seals und Observation ab. TECHNICOLOUR_PRISM dreht die Chancen eines Roulette-Tischs um. BOWLER_BLADE verletzt jemanden in freier Linie; MAGNETIC_WATCH schützt davor. POISON_PILLS vergiftet Cocktails. LASER_COMPACT vernichtet einen. ROCKET_PEN verletzt alle auf neun Feldern und bricht Wände. GAS_GLOSS verletzt nebenan. MOTHBALL_POUCH verletzt alle um einen Kamin. FOG_TIN: neun Felder ohne Sicht und Aktionen. GRAPPLE zieht Dinge heran. JETPACK fliegt. WIRETAP_WITH_EARPLUGS: du verdienst mit. CHICKEN_FEED gewinnt oder verliert die IP-Differenz zu einem Gegner. NUGGET gewinnt einen Gast. MIRROR_OF_WILDERNESS tauscht IP. POCKET_LITTER täuscht Observation. DIAMOND_COLLAR gehört der Katze.

**Eigenschaften.** Flinkheit: 3 Schritte. Schwerfälligkeit: 1 Schritt. Behändigkeit: 2 Aktionen. Agilität: zufällig ein Punkt mehr, Behäbigkeit: einer weniger. Glückspilz gewinnt beim Roulette mit 23 zu 37, Pechvogel mit 13. Robuster Magen: Getränke heilen doppelt, Gift schadet halb. Zähigkeit: halber Schaden. Babysitter wehrt Angriffe auf Freunde nebenan vielleicht ab. Honey Trap lenkt Angriffe vielleicht auf andere. Flaps and Seals: Tresore aus zwei Feldern öffnen. Tradecraft: misslungene Proben wiederholen. Konstant klamme Klamotten trocknen nie.

**Gesundheit.** Bei 0 HP wirst du mit 1 HP auf einen Sitz gebracht, verlierst das Halsband und, wenn du noch nicht dran warst, deinen Zug. Wer die Runde auf einem Sitz beginnt, ist an ihrem Ende geheilt; am Kamin ist man dann trocken.

**Ende.** Schluss ist, wenn die Katze ihr Halsband hat: geh auf ihr Feld oder \`use DIAMOND_COLLAR\` neben ihr (oder sie findet es am Boden). Ab der letzten Runde sind die Gäste weg, und der Hausmeister wirft je Runde jemanden hinaus. Chips werden IP; die meisten IP gewinnen, dann Halsband, Getränke, Güsse, wenigster Schaden, Münze.

**Karte.** \`@@\` ist am Zug, große Buchstaben sind deine Agenten, kleine die anderen; „Zeichen“ hat den Rest.`,
} as const;

/** The page for `/rules spy`; gadgets bear the names that people read everywhere else. */
export const rulebook: Text = eachLanguage((language) => named(PAGE[language], language));

/** Puts in the titles of gadgets, except in lines to be typed. */
function named(page: string, language: Language): string {
  return page.replace(/`[^`]*`|\b[A-Z]+(?:_[A-Z]+)+\b|\b[A-Z]{6,}\b/g, (word) =>
    word.startsWith('`') ? word : gadgetTitle(word, language),
  );
}
