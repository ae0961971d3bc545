import { capital, french } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

const { count, list, the } = french;

export const match: Pick<
  SpyWords,
  | 'casinos'
  | 'casts'
  | 'descriptions'
  | 'faults'
  | 'gadgetFaults'
  | 'notes'
  | 'objective'
  | 'statistics'
  | 'score'
  | 'sentences'
> = {
  casinos: {
    small: 'Arrière-salle (petite)',
    medium: 'Casino (moyen)',
    large: 'Grand casino (grand)',
    rooftop: 'Toit-terrasse (petit)',
    riverboat: 'Bateau à aubes (moyen)',
    museum: 'Musée (moyen)',
  },
  casts: {
    regulars: 'Les habitués',
    train: 'Le train de nuit',
    film: 'Les films',
  },
  descriptions: {
    genders: { FEMALE: 'femme', MALE: 'homme', DIVERSE: 'non binaire' },
    rouletteOdds: ({ odds }) => `${odds.replace(/\s/, '\u00a0')} à la roulette`,
    percent: ({ percent }) => `${percent} %`,
    hp: ({ hp }) => `${hp} PV`,
    ip: ({ ip }) => `${ip} PR`,
    chips: ({ chips }) => count(chips, 'jeton', 'jetons'),
    round: ({ round, last }) => `Manche ${round} sur ${last}`,
    janitorRound: ({ round }) => `Manche ${round}, concierge`,
  },
  faults: {
    over: 'Cette partie est terminée.',
    'not-your-turn': 'Ce n’est pas ton tour. Attends que l’un de tes agents soit actif.',
    'not-offered': 'On ne te propose pas cela. Choisis dans la liste.',
    'not-equipped': 'Tous tes gadgets ne sont pas répartis. Donne d’abord chaque gadget à l’un de tes agents.',
    'not-yours': 'Cela n’attribue rien. Donne un de tes gadgets à un de tes agents qui ne l’a pas encore.',
    'left-over': 'Il reste un gadget à répartir. Donne chaque gadget à l’un de tes agents.',
    'given-twice': 'Tu as donné un gadget à deux agents. Retire-le à l’un d’eux.',
    unknown: 'Ce n’est pas un coup. Dis ce que fait ton agent, par exemple `walk C7`, `spy C7` ou `retire`.',
    'no-field': 'Cette case n’existe pas sur la carte. Choisis une case dans le menu.',
    'no-way': 'Ton agent ne peut pas y aller ou s’y trouve déjà. Choisis une case dans le menu.',
    'no-bp': 'Plus aucun pas. Agis, ou finis ton tour avec `retire`.',
    'no-ap': 'Plus aucune action. Déplace-toi, ou finis ton tour avec `retire`.',
    fog: 'Personne ne peut agir dans le brouillard. Sors-en, ou finis ton tour avec `retire`.',
    'no-gadget': 'Ton agent ne porte pas ce gadget, ou il suffit de le porter. Choisis-en un dans le menu.',
    'no-talent': 'Ton agent n’a pas le talent qu’il faut. Choisis une action dans le menu.',
    'no-cocktail': 'Ton agent n’a pas de cocktail en main. Prends-en d’abord un sur une table de bar.',
    'hands-full': 'Ton agent a déjà un cocktail en main. Bois-le ou renverse-le d’abord sur quelqu’un.',
    'no-chips': 'Ton agent n’a plus de jetons. Choisis une autre action.',
    'too-far': 'C’est hors de portée. Rapproche-toi, ou choisis une cible dans le menu.',
    target: 'Cela ne marche pas sur cette case. Choisis-en une dans le menu.',
    stake: 'Mise au moins 1 jeton, mais pas plus que toi ou la table n’en avez.',
  },
  gadgetFaults: {
    unassigned: ({ gadget }) => `Personne ne porte encore ${the(gadget)}. Donne chaque gadget à l’un de tes agents.`,
    givenTwice: ({ gadget }) =>
      `Tu as donné ${the(gadget)} à deux agents, mais chaque gadget est unique. Retire-le à l’un d’eux.`,
  },
  notes: { enemy: 'Ennemi ?', guest: 'Invité ?', mine: 'Mon équipe' },
  objective: {
    spyOnGuestsWhy:
      'Espionne les invités : chacun rapporte des PR une fois et révèle peut-être la combinaison d’un coffre. Chaque coffre mène au suivant, et le dernier contient le collier du chat.',
    deliverCollar: ({ name, cat }) =>
      `${name} a le collier. Rends-le au chat en ${cat} dès que tu mènes, car cela termine la partie.`,
    fetchCollar: ({ field, cat }) =>
      `Le collier est au sol en ${field}. Va le ramasser, puis rends-le au chat en ${cat}.`,
    openSafeWhy: ({ safe, field }) =>
      `Tu connais la combinaison du coffre ${safe} (${field}) : ouvre-le. Il révèle la combinaison du coffre ${safe + 1}.`,
    openLastSafeWhy: ({ safe, field }) =>
      `Tu connais la combinaison du coffre ${safe} (${field}) : ouvre-le. Il contient le collier du chat.`,
    spyOnGuests: 'Espionner les invités',
    deliverCollarTitle: ({ name, cat }) => `${name} : collier au chat (${cat})`,
    collarAt: ({ field, cat }) => `Collier en ${field} (chat : ${cat})`,
    openSafe: ({ safe, field }) => `Ouvrir le coffre ${safe} (${field})`,
  },
  statistics: {
    'Intelligence points': 'Total PR',
    'from secrets': ' dont secrets',
    'from the cat': ' dont chat',
    'from gadgets': ' dont gadgets',
    'from chips': ' dont jetons',
    'from recruits': ' dont recrues',
    'Cocktails drunk': 'Cocktails bus',
    'poisoned ones': ' dont empoisonnés',
    'Cocktails poured': 'Ennemis arrosés',
    'Damage suffered': 'Dégâts subis',
    Exfiltrations: 'Évanouissements',
    'Roulette balance': 'Solde roulette',
    'Secrets of guests': 'Invités bavards',
    'Safes opened': 'Coffres ouverts',
    Steps: 'Pas',
  },
  score: {
    yours: ({ ip }) => `${ip} : ? PR`,
    theirs: 'Le score adverse est inconnu.',
    final: ({ ip }) => `Score : ${ip} PR`,
    current: ({ total, chips, chipIp, secrets, collar, other }) => {
      const parts = [
        `${count(chips, 'jeton', 'jetons')} = ${chipIp}`,
        ...(secrets ? [`secrets ${secrets}`] : []),
        ...(collar ? [`collier ${collar}`] : []),
        ...(other ? [`divers ${other}`] : []),
      ];
      return `Score : ${total} (${parts.join(', ')})`;
    },
  },
  sentences: {
    figure: ({ figure, field }) => `${capital(the(figure))} est en ${field}.`,
    left: ({ name }) => `${name} a quitté le casino.`,
    person: ({ name, field, drink, known, note }) => {
      const facts = [
        ...(drink ? [{ cocktail: 'avec un cocktail', poisoned: 'avec un cocktail que tu as empoisonné' }[drink]] : []),
        ...(known
          ? [
              {
                enemy: 'du camp adverse',
                guest: 'simple invité',
                harmless: 'sans doute pas du camp adverse',
                silent: 'n’a rien révélé',
              }[known],
            ]
          : []),
        ...(note ? [`ta note : ${note}`] : []),
      ];
      return `${[`${name} est en ${field}`, ...facts].join(', ')}.`;
    },
    safes: ({ safes }) => `Coffres : ${list(safes.map(({ number, field }) => `${number} en ${field}`))}.`,
    rouletteTables: ({ tables }) =>
      `Tables de roulette : ${list(tables.map(({ field, chips, isInverted, isWrecked }) => `${field} ${isWrecked ? 'détruite' : count(chips, 'jeton', 'jetons')}${isInverted ? ' (prisme)' : ''}`))}.`,
    barSeats: ({ fields }) => `Tabourets : ${list(fields)}.`,
    fireplaces: ({ fields }) => `Cheminées : ${list(fields)}.`,
    barTables: ({ fields }) => `Tables de bar : ${list(fields)}.`,
    cocktails: ({ fields }) => `Cocktails : ${list(fields)}.`,
    fog: ({ fields }) => `Brouillard : ${list(fields)}.`,
    onTheFloor: ({ items }) => `Au sol : ${list(items)}.`,
    safesKnown: ({ known, opened }) =>
      `Combinaisons connues : ${list(known) || 'aucune'}. Coffres ouverts : ${list(opened) || 'aucun'}.`,
    guestsWhoTalked: ({ names }) => `Invités qui ont parlé : ${list(names) || 'aucun'}.`,
    poisonedByYou: ({ fields }) => `Cocktails que tu as empoisonnés : ${list(fields)}.`,
    agentOut: ({ name }) => `${name} (ton équipe) est hors jeu.`,
    agent: ({ name, field, hp, ip, chips, points, gadgets, hasCocktail, talents }) => {
      const left = points
        ? [`encore ${count(points.steps, 'pas', 'pas')} et ${count(points.actions, 'action', 'actions')}`]
        : [];
      const values = [`${name} en ${field}`, `${hp} PV`, `${ip} PR`, count(chips, 'jeton', 'jetons'), ...left];
      const carried = list([...gadgets, ...(hasCocktail ? ['un cocktail'] : [])]) || 'rien';
      return `${points ? 'Ton agent actif' : 'Ton agent'} : ${values.join(', ')}. Porte : ${carried}. Talents : ${list(talents) || 'aucun'}.`;
    },
  },
};
