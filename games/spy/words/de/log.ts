import { capital, feminine, german, masculine } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

const { count, list, the } = german;

export const log: SpyWords['log'] = {
  cat: feminine('Katze'),
  janitor: masculine('Hausmeister'),
  turn: ({ who, isEnemy, isYours, predicates }) =>
    `${capital(the(who))}${isEnemy ? ' (gegnerisch)' : ''}${isYours ? ' (dein Team)' : ''} ${list(predicates)}.`,

  equipping: 'Beide Teams stehen. Jetzt werden die Gadgets verteilt.',
  youReady: 'Du bist fertig.',
  ready: ({ name }) => `${name} ist fertig.`,
  opening: ({ people, safes }) =>
    `Das Casino öffnet: ${list([`${people} Leute`, count(safes, 'Tresor', 'Tresore'), 'eine Katze'])}.`,
  round: ({ round, isLast }) =>
    `Runde ${round} beginnt${isLast ? ', die letzte' : round > 1 ? '. Alle kommen wieder dran' : ''}.`,
  roundHeading: ({ round }) => `Runde ${round}`,
  combination: ({ safe }) => `Du kennst jetzt die Kombination von Tresor ${safe}.`,
  lands: ({ gadget, field }) => `${capital(the(gadget))} landet auf ${field}.`,
  wiretapFails: 'Deine Wanze ist ausgefallen.',
  strike: ({ strikes, most }) => `Du hast einen Zug verpasst: Verwarnung ${strikes} von ${most}.`,
  unusedKeys: ({ file, keys }) =>
    `Ignorierte Schlüssel in der ${file === 'match' ? 'Partie' : 'Szenario'}datei: ${keys.join(', ')}.`,
  fogLifts: ({ fields }) => `Der Nebel auf ${list(fields)} verzieht sich.`,
  wallsFall: ({ fields }) =>
    `Die ${fields.length === 1 ? 'Wand' : 'Wände'} auf ${list(fields)} ${fields.length === 1 ? 'stürzt' : 'stürzen'} ein.`,
  guestsLeave: 'Die Gäste gehen nach Hause. Wer jetzt noch da ist, gehört zu einem Team.',
  janitorComes: ({ field }) => `Der Hausmeister erscheint auf ${field}.`,
  thrownOut: ({ person, field }) => `Der Hausmeister wirft ${person} hinaus (${field}).`,
  catFindsCollar: 'Die Katze hat ihr Halsband selbst gefunden. Damit endet die Partie.',

  walks: ({ field }) => `geht nach ${field}`,
  swaps: ({ figures }) => `tauscht den Platz mit ${list(figures)}`,
  swapped: ({ figure, field, isYours }) => `${the(figure, 'dative')} (${isYours ? 'dein Team, ' : ''}jetzt ${field})`,
  othersMoved: ({ count }) => `${count} andere sind umhergegangen.`,
  yourAgent: ({ name }) => `${name} (dein Team)`,
  picksUp: ({ gadget }) => `nimmt ${the(gadget, 'accusative')} mit`,
  waits: 'wartet',
  plays: ({ chips, field, isWon, worth }) =>
    `${isWon ? 'gewinnt' : 'verliert'} ${count(chips, 'Chip', 'Chips')}${worth && ` (${worth})`} beim Roulette (${field})`,
  gamble: ({ who, chips, isWon }) => `${who} ${isWon ? 'gewinnt' : 'verliert'} ${count(chips, 'Chip', 'Chips')}`,
  gambles: ({ gambles }) => `Roulette: ${list(gambles)}.`,
  takesCocktail: ({ field }) => `nimmt einen Cocktail von ${field}`,
  drinks: 'trinkt einen Cocktail',
  drinksIt: 'trinkt ihn',
  isPoisoned: 'wird vergiftet',
  hpNow: ({ hp }) => `jetzt ${hp} Leben`,
  wet: 'nasse Kleider, halbe Chancen',
  nothingNew: 'nichts Neues',
  badLuck: 'Pech',
  unlucky: 'Pech, oder es war ein Gegner',
  anEnemy: 'ein Gegner',
  noEffect: 'ohne Wirkung',
  noLoss: 'kostet dich nichts',
  points: ({ by }) => `${by < 0 ? '−' : '+'}${Math.abs(by)} IP`,
  combinationOf: ({ safe }) => `Kombination von Tresor ${safe}`,
  collar: 'das Diamanthalsband',
  cocktail: masculine('Cocktail'),
  pours: ({ victim, hit }) =>
    hit ? `schüttet einen Cocktail über ${victim}` : `verfehlt ${victim} mit einem Cocktail`,
  spies: ({ victim, success, times }) =>
    success ? `bringt ${victim} zum Reden` : `spioniert ${victim} ${repeated(times)}vergeblich aus`,
  triesToSpyOnYours: ({ victim, times }) => `will ${victim} (dein Team) ${repeated(times)}ausspionieren`,
  learnsSecret: ({ ip }) => `erfährt ein Geheimnis (${ip} IP)`,
  opens: ({ safe, success, times }) =>
    success ? `öffnet Tresor ${safe}` : `bekommt Tresor ${safe} ${repeated(times)}nicht auf`,
  findsCollar: 'findet das Diamanthalsband',
  observes: ({ victim, verdict, times }) => {
    if (verdict === 'enemy') return `erkennt ${victim} als gegnerisch`;
    return verdict ? `hält ${victim} nicht für gegnerisch` : `observiert ${victim} ${repeated(times)}ohne Ergebnis`;
  },
  burns: ({ field }) => `zerstört den Roulettetisch auf ${field}`,
  uses: ({ gadget, noun, loot, victim, field, isSelf, success, times }) => {
    const [thing, often] = [the(noun, 'accusative'), repeated(times)];
    const withThing = `mit ${the(noun, 'dative')}`;
    switch (gadget) {
      case 'BOWLER_BLADE':
        return success ? `trifft ${victim} ${withThing}` : `wirft ${thing} ${often}auf ${victim}`;
      case 'CHICKEN_FEED':
        return `schiebt ${victim} ${thing} unter`;
      case 'FOG_TIN':
      case 'MOLEDIE':
        return `wirft ${thing} auf ${field}`;
      case 'GAS_GLOSS':
        return `besprüht ${isSelf ? 'sich selbst' : victim} ${withThing}`;
      case 'GRAPPLE':
        return success
          ? `angelt sich ${withThing} ${loot ? the(loot, 'accusative') : 'etwas'} von ${field}`
          : `wirft ${thing} ${often}nach ${field}`;
      case 'HAIRDRYER':
        return success ? `föhnt ${isSelf ? 'sich' : victim} trocken` : `benutzt ${thing} vergeblich`;
      case 'JETPACK':
        return `fliegt ${withThing} nach ${field}`;
      case 'LASER_COMPACT':
        return `${success ? 'verdampft' : 'zielt'} ${withThing} ${success ? '' : `${often}auf `}den Cocktail ${victim ? `von ${victim}` : `auf ${field}`}`;
      case 'MIRROR_OF_WILDERNESS':
        return `hält ${victim} ${thing} vor`;
      case 'MOTHBALL_POUCH':
        return `wirft eine Mottenkugel in den Kamin auf ${field}`;
      case 'NUGGET':
        return `bietet ${victim} ${thing} an`;
      case 'ROCKET_PEN':
        return `schießt ${withThing} ${often}auf ${field}`;
      case 'TECHNICOLOUR_PRISM':
        return `baut ${thing} in den Roulettetisch auf ${field} ein`;
      default:
        return `benutzt ${thing} ${often}${victim ? `bei ${victim}` : `auf ${field}`}`;
    }
  },
  misses: 'trifft nicht',
  leavesIt: ({ field }) => `lässt ihn auf ${field} liegen`,
  drops: ({ gadget, field }) => `verliert ${the(gadget, 'accusative')} auf ${field}`,
  fogs: ({ victim }) => `hüllt ${victim} in Nebel`,
  fogCost: 'dort keine Aktionen',
  throwsMoledie: ({ victim }) => `bewirft ${victim} mit dem Maulwürfel`,
  moledieCost: 'Talente gesperrt',
  getsItBack: 'hat ihn gleich wieder',
  poisons: ({ field }) => `vergiftet den Cocktail auf ${field}`,
  plantsWiretap: ({ victim }) => `steckt ${victim} die Wanze zu`,
  gainsFromWiretap: ({ ip }) => `gewinnt durch die Wanze ${ip} IP`,
  ipChange: ({ by }) => (by < 0 ? `verliert ${-by} IP` : `gewinnt ${by} IP`),
  recruits: ({ victim }) => `wirbt ${victim} mit dem Nugget für dein Team an`,
  triesToBribeYours: ({ victim }) => `will ${victim} (dein Team) mit dem Nugget bestechen`,
  keepsNugget: ({ victim }) => `${victim} behält es`,
  losesNugget: ({ victim }) => `verliert das Nugget an ${victim} von der Gegenseite`,
  losesHp: ({ damage, hp }) => `verliert ${damage} Leben (noch ${hp})`,
  hurt: ({ person, damage, hp, gadget, actor }) =>
    `${actor} trifft ${person}: −${damage} Leben, noch ${hp} (${gadget.noun}).`,
  lifeLost: ({ damage, hp }) => `−${damage} Leben${hp === undefined ? '' : `, noch ${hp}`}`,
  chipsBrought: ({ chips, ip }) => `+${ip} IP durch ${count(chips, 'Chip', 'Chips')}`,
  collapses: 'bricht zusammen',
  collapsesFromPoison: 'bricht vergiftet zusammen',
  collapsesBy: ({ gadget, actor }) => `bricht zusammen (${gadget.noun}, ${actor})`,
  severalCollapse: ({ names }) => `${list(names)} brechen zusammen und kommen an der Bar zu sich.`,
  movesAside: ({ figure, field }) => `${the(figure)} macht Platz, jetzt ${field}`,
  wakesUp: ({ field, hp }) =>
    hp > 1 ? `ist an der Bar (${field}) wieder bei ${hp} Leben` : `kommt an der Bar (${field}) mit 1 Leben zu sich`,
  missesRound: ({ round }) => `setzt in Runde ${round} aus`,
  recovers: ({ hp }) => `erholt sich auf ${hp} Leben`,
  isDry: 'ist wieder trocken',
  returnsCollar: 'gibt der Katze ihr Halsband zurück, was die Partie beendet',
};

/** „“, „zweimal “, „3-mal “. */
function repeated(times: number): string {
  return ['', '', 'zweimal '][times] ?? `${times}-mal `;
}
