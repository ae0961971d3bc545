import { capital, french, masculine } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

const { count, list, of, the, to } = french;

export const log: SpyWords['log'] = {
  cat: masculine('chat'),
  janitor: masculine('concierge'),
  turn: ({ who, isEnemy, isYours, predicates }) =>
    `${capital(the(who))}${isEnemy ? ' (camp adverse)' : ''}${isYours ? ' (ton équipe)' : ''} ${list(predicates)}.`,

  equipping: 'Les deux équipes sont complètes. Répartis maintenant tes gadgets.',
  youReady: 'Tu as terminé.',
  ready: ({ name }) => `${name} a terminé.`,
  opening: ({ people, safes }) =>
    `Le casino ouvre : ${list([`${people} personnes`, count(safes, 'coffre', 'coffres'), 'un chat'])}.`,
  round: ({ round, isLast }) =>
    `La manche ${round} commence${isLast ? ', c’est la dernière' : round > 1 ? '. Tout le monde rejoue' : ''}.`,
  roundHeading: ({ round }) => `Manche ${round}`,
  combination: ({ safe }) => `Tu connais maintenant la combinaison du coffre ${safe}.`,
  lands: ({ gadget, field }) => `${capital(the(gadget))} atterrit en ${field}.`,
  wiretapFails: 'Ton micro espion est en panne.',
  strike: ({ strikes, most }) => `Tu as manqué un tour : avertissement ${strikes} sur ${most}.`,
  unusedKeys: ({ file, keys }) =>
    `Clés ignorées dans le fichier ${file === 'match' ? 'de partie' : 'de scénario'} : ${keys.join(', ')}.`,
  fogLifts: ({ fields }) => `Le brouillard se dissipe en ${list(fields)}.`,
  wallsFall: ({ fields }) =>
    `${fields.length === 1 ? 'Le mur s’effondre' : 'Les murs s’effondrent'} en ${list(fields)}.`,
  guestsLeave: 'Les invités rentrent chez eux. Il ne reste que des agents.',
  janitorComes: ({ field }) => `Le concierge apparaît en ${field}.`,
  thrownOut: ({ person, field }) => `Le concierge met ${person} à la porte (${field}).`,
  catFindsCollar: 'Le chat a retrouvé son collier tout seul, ce qui met fin à la partie.',

  walks: ({ field }) => `va en ${field}`,
  swaps: ({ figures }) => `échange sa place avec ${list(figures)}`,
  swapped: ({ figure, field, isYours }) => `${the(figure)} (${isYours ? 'ton équipe, ' : ''}désormais en ${field})`,
  othersMoved: ({ count }) => `${count} autres se sont déplacés.`,
  yourAgent: ({ name }) => `${name} (ton équipe)`,
  picksUp: ({ gadget }) => `ramasse ${the(gadget)}`,
  waits: 'attend',
  plays: ({ chips, field, isWon, worth }) =>
    `${isWon ? 'gagne' : 'perd'} ${count(chips, 'jeton', 'jetons')}${worth && ` (${worth})`} à la roulette (${field})`,
  gamble: ({ who, chips, isWon }) => `${who} ${isWon ? 'gagne' : 'perd'} ${count(chips, 'jeton', 'jetons')}`,
  gambles: ({ gambles }) => `Roulette : ${list(gambles)}.`,
  takesCocktail: ({ field }) => `prend un cocktail en ${field}`,
  drinks: 'boit un cocktail',
  drinksIt: 'le boit',
  isPoisoned: 's’empoisonne',
  hpNow: ({ hp }) => `maintenant ${hp} PV`,
  wet: 'vêtements mouillés, chances divisées par 2',
  nothingNew: 'rien de nouveau',
  badLuck: 'malchance',
  unlucky: 'malchance ou camp adverse',
  anEnemy: 'camp adverse',
  noEffect: 'sans effet',
  noLoss: 'ne te coûte rien',
  points: ({ by }) => `${by < 0 ? '−' : '+'}${Math.abs(by)} PR`,
  combinationOf: ({ safe }) => `combinaison du coffre ${safe}`,
  collar: 'le collier de diamants',
  cocktail: masculine('cocktail'),
  pours: ({ victim, hit }) => (hit ? `renverse un cocktail sur ${victim}` : `rate ${victim} avec un cocktail`),
  spies: ({ victim, success, times }) =>
    success ? `fait parler ${victim}` : `espionne ${victim}${repeated(times)} sans succès`,
  triesToSpyOnYours: ({ victim, times }) => `tente${repeated(times)} d’espionner ${victim} (ton équipe)`,
  learnsSecret: ({ ip }) => `apprend un secret (${ip} PR)`,
  opens: ({ safe, success, times }) =>
    success ? `ouvre le coffre ${safe}` : `échoue${repeated(times)} à ouvrir le coffre ${safe}`,
  findsCollar: 'trouve le collier de diamants',
  observes: ({ victim, verdict, times }) => {
    if (verdict === 'enemy') return `démasque ${victim} (camp adverse)`;
    if (verdict) return `pense que ${victim} n’est pas du camp adverse`;
    return `observe ${victim}${repeated(times)} sans résultat`;
  },
  burns: ({ field }) => `détruit la table de roulette en ${field}`,
  uses: ({ gadget, noun, loot, victim, field, isSelf, success, times }) => {
    const [thing, often, whom] = [the(noun), repeated(times), victim ?? field];
    switch (gadget) {
      case 'BOWLER_BLADE':
        return success ? `touche ${whom} avec ${thing}` : `lance ${thing}${often} sur ${whom}`;
      case 'CHICKEN_FEED':
        return `glisse ${thing} ${to(whom)}`;
      case 'FOG_TIN':
      case 'MOLEDIE':
        return `lance ${thing} en ${field}`;
      case 'GAS_GLOSS':
        return isSelf ? `s’asperge avec ${thing}` : `asperge ${whom} avec ${thing}`;
      case 'GRAPPLE':
        return success
          ? `attrape ${loot ? the(loot) : 'quelque chose'} en ${field} avec ${thing}`
          : `lance ${thing}${often} vers ${field}`;
      case 'HAIRDRYER':
        return success ? `${isSelf ? 'se sèche' : `sèche ${whom}`} avec ${thing}` : `utilise ${thing} sans succès`;
      case 'JETPACK':
        return `s’envole vers ${field} avec ${thing}`;
      case 'LASER_COMPACT':
        return `${success ? 'vaporise' : `vise${often}`} le cocktail ${victim ? of(victim) : `en ${field}`} avec ${thing}`;
      case 'MIRROR_OF_WILDERNESS':
        return `tend ${thing} ${to(whom)}`;
      case 'MOTHBALL_POUCH':
        return `jette une boule de naphtaline dans la cheminée en ${field}`;
      case 'NUGGET':
        return `propose ${thing} ${to(whom)}`;
      case 'ROCKET_PEN':
        return `tire${often} sur ${field} avec ${thing}`;
      case 'TECHNICOLOUR_PRISM':
        return `installe ${thing} dans la table de roulette en ${field}`;
      default:
        return `utilise ${thing}${often} ${victim ? `sur ${victim}` : `en ${field}`}`;
    }
  },
  misses: 'rate sa cible',
  leavesIt: ({ field }) => `le laisse en ${field}`,
  drops: ({ gadget, field }) => `laisse tomber ${the(gadget)} en ${field}`,
  fogs: ({ victim }) => `enveloppe ${victim} de brouillard`,
  fogCost: 'aucune action possible dedans',
  throwsMoledie: ({ victim }) => `lance le dé-taupe sur ${victim}`,
  moledieCost: 'talents bloqués',
  getsItBack: 'le récupère aussitôt',
  poisons: ({ field }) => `empoisonne le cocktail en ${field}`,
  plantsWiretap: ({ victim }) => `cache le micro espion sur ${victim}`,
  gainsFromWiretap: ({ ip }) => `gagne ${ip} PR grâce au micro espion`,
  ipChange: ({ by }) => (by < 0 ? `perd ${-by} PR` : `gagne ${by} PR`),
  recruits: ({ victim }) => `recrute ${victim} dans ton équipe avec la pépite`,
  triesToBribeYours: ({ victim }) => `tente de soudoyer ${victim} (ton équipe) avec la pépite`,
  keepsNugget: ({ victim }) => `${victim} la garde`,
  losesNugget: ({ victim }) => `laisse la pépite à ${victim} (camp adverse)`,
  losesHp: ({ damage, hp }) => `perd ${damage} PV (il en reste ${hp})`,
  hurt: ({ person, damage, hp, gadget, actor }) =>
    `${actor} touche ${person} : −${damage} PV, il en reste ${hp} (${gadget.noun}).`,
  lifeLost: ({ damage, hp }) => `−${damage} PV${hp === undefined ? '' : `, il en reste ${hp}`}`,
  chipsBrought: ({ chips, ip }) => `+${ip} PR grâce à ${count(chips, 'jeton', 'jetons')}`,
  collapses: 's’effondre',
  collapsesFromPoison: 's’effondre, victime du poison',
  collapsesBy: ({ gadget, actor }) => `s’effondre (${gadget.noun}, ${actor})`,
  severalCollapse: ({ names }) => `${list(names)} s’effondrent et reprennent leurs esprits au bar.`,
  movesAside: ({ figure, field }) => `${the(figure)} cède la place, désormais en ${field}`,
  wakesUp: ({ field, hp }) =>
    hp > 1 ? `remonte à ${hp} PV au bar (${field})` : `reprend ses esprits au bar (${field}) avec 1 PV`,
  missesRound: ({ round }) => `perd son tour de la manche ${round}`,
  recovers: ({ hp }) => `remonte à ${hp} PV`,
  isDry: 'n’a plus les vêtements mouillés',
  returnsCollar: 'rend son collier au chat, ce qui met fin à la partie',
};

/** « deux fois », « 3 fois », or an empty text for once. */
function repeated(times: number): string {
  return ['', '', ' deux fois'][times] ?? ` ${times} fois`;
}
