import { french } from '@longtable/kit';
import type { RatingsWords } from './en.ts';

export const fr: RatingsWords = {
  stats: {
    noGames: 'Aucune partie terminée ici pour l’instant.',
    provisional: ({ rating }) => `${rating} (provisoire)`,
    provisionalRating: '(cote provisoire)',
    whyProvisional:
      'Une cote est provisoire jusqu’à ce que tu aies joué environ 11 à 22 parties classées et que 3 adversaires différents aient gagné ou fait match nul contre toi. D’ici là, ce n’est qu’une estimation.',
    results: ({ won, drawn, lost }) =>
      [
        french.count(won, 'gagnée', 'gagnées'),
        ...(drawn > 0 ? [french.count(drawn, 'nulle', 'nulles')] : []),
        french.count(lost, 'perdue', 'perdues'),
      ].join(', '),
    against: ({ name }) => `Contre ${name}`,
    record: ({ played, results, rating }) =>
      [french.count(played, 'jouée', 'jouées'), results, ...(rating === undefined ? [] : [`cote ${rating}`])].join(
        ', ',
      ),
    finishedGames: 'Parties terminées',
    movesPerGame: 'Coups par partie',
    timePerMove: 'Temps par coup',
    bestRun: ({ score }) => `Meilleure expédition : ${score}`,
    onAverage: 'en moyenne',
  },
  periods: {
    season: 'Cette saison',
    'all-time': 'Depuis toujours',
    past: 'Saisons passées',
  },
  leaderboard: {
    noRatings: 'Personne n’a encore de cote. Termine une partie classée contre une autre personne.',
    noRuns: 'Personne n’a encore terminé d’expédition ici. La meilleure de chacun compte.',
    games: ({ games }) => french.count(games, 'partie', 'parties'),
    leader: ({ place, person, score, games }) =>
      `${place}. <@${person}> · ${score} · ${french.count(games, 'partie', 'parties')}`,
    provisional:
      '-# « ? » signale une cote provisoire, une simple estimation. Les cotes établies passent devant. Une cote est établie après environ 11 à 22 parties classées, dont des défaites ou des nulles contre 3 personnes différentes.',
    headToHead: ({ name, won, drawn, lost }) =>
      `Toi **${won}** – **${lost}** ${name}${drawn > 0 ? ` · ${french.count(drawn, 'nulle', 'nulles')}` : ''}`,
    noPast: 'Aucune saison ne s’est encore terminée ici avec un classement.',
    seasonEnds: ({ when }) => `-# La saison se termine ${when}.`,
  },
  achievements: {
    allGames: 'Tous les jeux',
    count: ({ earned, all }) => `Succès : ${earned} sur ${all}`,
  },
  career: {
    firstGame: { name: 'À table !', about: 'Termine une partie' },
    tenWins: { name: 'Dix de der', about: 'Gagne 10 parties' },
    hundredGames: { name: 'Pilier de table', about: 'Termine 100 parties' },
    grandTour: { name: 'Le grand tour', about: 'Termine une partie de 5 jeux différents' },
    beatPlayer: { name: 'Face à face', about: 'Bats une autre personne' },
    beatMaster: { name: 'À l’assaut des géants', about: 'Bats l’ordinateur le plus fort d’un jeu' },
  },
  ending: {
    voided: 'La modération a retiré cette partie du calcul des cotes.',
    notCounted:
      'Cette partie n’a changé aucune cote. Contre la même personne, seules six parties en deux semaines comptent, et une cote établie ne change que contre une cote établie.',
    tooShort: ({ moves }) =>
      `Cette partie n’a changé aucune cote, car elle s’est terminée avant que chacun ait joué ${moves} ${moves === 1 ? 'coup' : 'coups'}.`,
    you: 'toi',
    provisional: '« ? » indique une cote provisoire, qui peut encore beaucoup changer.',
    ratings: ({ changes }) => `Cote : ${changes}`,
    achievements: ({ achievements }) => `Succès : ${achievements.join(', ')}`,
    achievementsOf: ({ name, achievements }) => `Succès pour ${name} : ${achievements.join(', ')}`,
  },
  levels: {
    near: 'À peu près ton niveau',
    nearAbout: 'Le niveau le plus proche de ta cote',
  },
};
