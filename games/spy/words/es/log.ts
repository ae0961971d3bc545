import { capital, masculine, spanish } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

const { count, list, the } = spanish;

export const log: SpyWords['log'] = {
  cat: masculine('gato'),
  janitor: masculine('conserje'),
  turn: ({ who, isEnemy, isYours, predicates }) =>
    `${capital(the(who))}${isEnemy ? ' (bando rival)' : ''}${isYours ? ' (tu equipo)' : ''} ${list(predicates)}.`,

  equipping: 'Los dos equipos están completos. Ahora reparte tus gadgets.',
  youReady: 'Has terminado.',
  ready: ({ name }) => `${name} ha terminado.`,
  opening: ({ people, safes }) =>
    `El casino abre: ${list([`${people} personas`, count(safes, 'caja fuerte', 'cajas fuertes'), 'un gato'])}.`,
  round: ({ round, isLast }) =>
    `Empieza la ronda ${round}${isLast ? ', la última' : round > 1 ? '. Todos vuelven a actuar' : ''}.`,
  roundHeading: ({ round }) => `Ronda ${round}`,
  combination: ({ safe }) => `Ahora conoces la combinación de la caja ${safe}.`,
  lands: ({ gadget, field }) => `${capital(the(gadget))} cae en ${field}.`,
  wiretapFails: 'Tu micrófono espía ha dejado de funcionar.',
  strike: ({ strikes, most }) => `Has perdido un turno: aviso ${strikes} de ${most}.`,
  unusedKeys: ({ file, keys }) =>
    `Claves ignoradas en el archivo ${file === 'match' ? 'de partida' : 'de escenario'}: ${keys.join(', ')}.`,
  fogLifts: ({ fields }) => `Se disipa la niebla en ${list(fields)}.`,
  wallsFall: ({ fields }) => `${fields.length === 1 ? 'Cae la pared' : 'Caen las paredes'} de ${list(fields)}.`,
  guestsLeave: 'Los invitados se van a casa. Solo quedan agentes.',
  janitorComes: ({ field }) => `El conserje aparece en ${field}.`,
  thrownOut: ({ person, field }) => `El conserje echa a ${person} (${field}).`,
  catFindsCollar: 'El gato ha encontrado su collar por sí solo. Con eso termina la partida.',

  walks: ({ field }) => `va a ${field}`,
  swaps: ({ figures }) => `cambia de sitio con ${list(figures)}`,
  swapped: ({ figure, field, isYours }) => `${the(figure)} (${isYours ? 'tu equipo, ' : ''}ahora en ${field})`,
  othersMoved: ({ count }) => `Otras ${count} figuras se han movido.`,
  yourAgent: ({ name }) => `${name} (tu equipo)`,
  picksUp: ({ gadget }) => `recoge ${the(gadget)}`,
  waits: 'espera',
  plays: ({ chips, field, isWon, worth }) =>
    `${isWon ? 'gana' : 'pierde'} ${count(chips, 'ficha', 'fichas')}${worth && ` (${worth})`} en la ruleta (${field})`,
  gamble: ({ who, chips, isWon }) => `${who} ${isWon ? 'gana' : 'pierde'} ${count(chips, 'ficha', 'fichas')}`,
  gambles: ({ gambles }) => `Ruleta: ${list(gambles)}.`,
  takesCocktail: ({ field }) => `recoge un cóctel de ${field}`,
  drinks: 'bebe un cóctel',
  drinksIt: 'se lo bebe',
  isPoisoned: 'se envenena',
  hpNow: ({ hp }) => `ahora ${hp} de vida`,
  wet: 'ropa mojada, mitad de probabilidades',
  nothingNew: 'nada nuevo',
  badLuck: 'mala suerte',
  unlucky: 'mala suerte o bando rival',
  anEnemy: 'bando rival',
  noEffect: 'sin efecto',
  noLoss: 'no te cuesta nada',
  points: ({ by }) => `${by < 0 ? '−' : '+'}${Math.abs(by)} PI`,
  combinationOf: ({ safe }) => `combinación de la caja ${safe}`,
  collar: 'el collar de diamantes',
  cocktail: masculine('cóctel'),
  pours: ({ victim, hit }) => (hit ? `le echa un cóctel encima a ${victim}` : `no acierta a ${victim} con un cóctel`),
  spies: ({ victim, success, times }) =>
    success ? `hace hablar a ${victim}` : `espía${repeated(times)} a ${victim} sin éxito`,
  triesToSpyOnYours: ({ victim, times }) => `intenta${repeated(times)} espiar a ${victim} (tu equipo)`,
  learnsSecret: ({ ip }) => `averigua un secreto (${ip} PI)`,
  opens: ({ safe, success, times }) =>
    success ? `abre la caja ${safe}` : `no consigue${repeated(times)} abrir la caja ${safe}`,
  findsCollar: 'encuentra el collar de diamantes',
  observes: ({ victim, verdict, times }) => {
    if (verdict === 'enemy') return `descubre que ${victim} es del bando rival`;
    if (verdict) return `cree que ${victim} no es del bando rival`;
    return `observa${repeated(times)} a ${victim} sin resultado`;
  },
  burns: ({ field }) => `destroza la mesa de ruleta de ${field}`,
  uses: ({ gadget, noun, loot, victim, field, isSelf, success, times }) => {
    const [thing, often, whom] = [the(noun), repeated(times), victim ?? field];
    switch (gadget) {
      case 'BOWLER_BLADE':
        return success ? `acierta a ${whom} con ${thing}` : `lanza${often} ${thing} a ${whom}`;
      case 'CHICKEN_FEED':
        return `le pasa ${thing} a ${whom}`;
      case 'FOG_TIN':
      case 'MOLEDIE':
        return `lanza ${thing} a ${field}`;
      case 'GAS_GLOSS':
        return isSelf ? `se rocía con ${thing}` : `rocía a ${whom} con ${thing}`;
      case 'GRAPPLE':
        return success
          ? `atrapa ${loot ? the(loot) : 'algo'} de ${field} con ${thing}`
          : `lanza${often} ${thing} hacia ${field}`;
      case 'HAIRDRYER':
        return success ? `${isSelf ? 'se seca' : `seca a ${whom}`} con ${thing}` : `usa ${thing} sin éxito`;
      case 'JETPACK':
        return `vuela a ${field} con ${thing}`;
      case 'LASER_COMPACT':
        return `${success ? 'evapora el' : `apunta${often} al`} cóctel de ${whom} con ${thing}`;
      case 'MIRROR_OF_WILDERNESS':
        return `le pone delante ${thing} a ${whom}`;
      case 'MOTHBALL_POUCH':
        return `tira una bola de naftalina a la chimenea de ${field}`;
      case 'NUGGET':
        return `le ofrece ${thing} a ${whom}`;
      case 'ROCKET_PEN':
        return `dispara${often} a ${field} con ${thing}`;
      case 'TECHNICOLOUR_PRISM':
        return `monta ${thing} en la mesa de ruleta de ${field}`;
      default:
        return `usa${often} ${thing} ${victim ? `con ${victim}` : `en ${field}`}`;
    }
  },
  misses: 'falla',
  leavesIt: ({ field }) => `lo deja en ${field}`,
  drops: ({ gadget, field }) => `deja caer ${the(gadget)} en ${field}`,
  fogs: ({ victim }) => `envuelve a ${victim} en niebla`,
  fogCost: 'dentro no se puede actuar',
  throwsMoledie: ({ victim }) => `le lanza el dado topo a ${victim}`,
  moledieCost: 'talentos bloqueados',
  getsItBack: 'lo recupera enseguida',
  poisons: ({ field }) => `envenena el cóctel de ${field}`,
  plantsWiretap: ({ victim }) => `le coloca el micrófono espía a ${victim}`,
  gainsFromWiretap: ({ ip }) => `gana ${ip} PI gracias al micrófono espía`,
  ipChange: ({ by }) => (by < 0 ? `pierde ${-by} PI` : `gana ${by} PI`),
  recruits: ({ victim }) => `recluta a ${victim} para tu equipo con la pepita`,
  triesToBribeYours: ({ victim }) => `intenta sobornar a ${victim} (tu equipo) con la pepita`,
  keepsNugget: ({ victim }) => `${victim} se la queda`,
  losesNugget: ({ victim }) => `pierde la pepita: se la queda ${victim} (bando rival)`,
  losesHp: ({ damage, hp }) => `pierde ${damage} de vida (le ${hp === 1 ? 'queda' : 'quedan'} ${hp})`,
  hurt: ({ person, damage, hp, gadget, actor }) =>
    `${actor} alcanza a ${person}: −${damage} de vida, le ${hp === 1 ? 'queda' : 'quedan'} ${hp} (${gadget.noun}).`,
  lifeLost: ({ damage, hp }) =>
    `−${damage} de vida${hp === undefined ? '' : `, le ${hp === 1 ? 'queda' : 'quedan'} ${hp}`}`,
  chipsBrought: ({ chips, ip }) => `+${ip} PI por ${count(chips, 'ficha', 'fichas')}`,
  collapses: 'se desploma',
  collapsesFromPoison: 'se desploma por el veneno',
  collapsesBy: ({ gadget, actor }) => `se desploma (${gadget.noun}, ${actor})`,
  severalCollapse: ({ names }) => `${list(names)} se desploman y vuelven en sí en el bar.`,
  movesAside: ({ figure, field }) => `${the(figure)} hace sitio, ahora en ${field}`,
  wakesUp: ({ field, hp }) =>
    hp > 1 ? `se recupera en el bar (${field}, ${hp} de vida)` : `vuelve en sí en el bar (${field}) con 1 de vida`,
  missesRound: ({ round }) => `pierde su turno de la ronda ${round}`,
  recovers: ({ hp }) => `se recupera (${hp} de vida)`,
  isDry: 'vuelve a tener la ropa seca',
  returnsCollar: 'devuelve el collar al gato, con lo que termina la partida',
};

/** «dos veces», «3 veces», or an empty text for once. */
function repeated(times: number): string {
  return ['', '', ' dos veces'][times] ?? ` ${times} veces`;
}
