import type { SpyWords } from '../en/index.ts';

export const general: Pick<SpyWords, 'options' | 'achievements' | 'daily' | 'lesson' | 'averages' | 'summary'> = {
  options: {
    lengthAbout: 'Durée de la partie (par défaut : complète)',
    length: 'Durée',
    lengths: {
      blitz: 'Éclair (3 manches, puis tout le monde dehors ; 4 invités, 10 minutes)',
      quick: 'Rapide (5 manches, puis tout le monde dehors ; 6 invités, 15 minutes)',
      evening: 'Soirée (7 manches, puis tout le monde dehors ; 30 minutes)',
      full: 'Complète (original : le concierge arrive à la manche 10 ; 45 à 90 minutes)',
    },
    lengthButtons: { quick: 'Rapide : 5 manches, 15 minutes', full: 'Complète : 45 à 90 minutes' },
    scenarioAbout: 'Le casino où vous jouez',
    castAbout: 'Les personnages aux tables',
    cast: 'Distribution',
    janitorRoundAbout: 'Manche à laquelle le concierge arrive',
    janitorRound: 'Concierge dès la manche',
    timeScaleAbout: 'Ce que vaut une seconde du fichier de partie à cette table',
    timeScales: { seconds: 'Une seconde (inchangé)', minutes: 'Une minute', hours: 'Une heure' },
    matchFileAbout: 'Ta configuration de partie (.match, JSON)',
    matchFile: 'Fichier de partie',
    scenarioFileAbout: 'Ton casino (.scenario, JSON)',
    scenarioFile: 'Fichier de scénario',
    charactersFileAbout: 'Tes personnages (JSON)',
    charactersFile: 'Fichier de personnages',
  },
  achievements: {
    landslide: { name: 'Permis de gagner', about: 'Gagne une partie avec au moins 100 points d’avance' },
    close: { name: 'Au shaker, pas à la cuillère', about: 'Gagne une partie avec au plus 10 points d’avance' },
    collar: { name: 'Ronron', about: 'Rends son collier au chat' },
    secrets: { name: 'Tout ouïe', about: 'Apprends les secrets de 5 invités en une partie' },
    safes: { name: 'Perceur de coffres', about: 'Ouvre 2 coffres en une partie' },
    unhurt: { name: 'Sans une égratignure', about: 'Gagne une partie sans subir de dégâts' },
    drinks: { name: 'Pilier de bar', about: 'Bois 3 cocktails en une partie' },
  },
  daily: {
    round: ({ round }) => `Manche ${round}`,
    won: ({ mine, theirs }) => `Victoire, ${mine} PR à ${theirs}`,
    lost: ({ mine, theirs }) => `Défaite, ${mine} PR à ${theirs}`,
    preparing: 'Choix des agents',
  },
  lesson: {
    draft: {
      about:
        'Avant la partie, tu formes ton équipe en secret : 8 choix comme celui-ci, 2 à 4 agents et le reste en gadgets. Ines Carvalho a 2 actions par manche ; la plupart des autres n’en ont qu’une.',
      task: 'Choisis Ines Carvalho.',
    },
    equipment: {
      about:
        'J’ai fait les autres choix pour toi : Olga Brandt et 6 gadgets. Chaque gadget doit être porté par un agent.',
      task: 'Appuie sur « Répartir automatiquement ».',
    },
    entering: {
      about:
        'Tu pourrais encore échanger des gadgets entre tes agents. Au casino, personne ne sait qui est avec qui : le camp adverse ne distingue pas tes agents des invités.',
      task: 'Entre au casino avec « Prêt ».',
    },
    score: {
      about:
        'Le meilleur score gagne. Regarde au-dessus de la carte : tes 20 jetons valent déjà 200 points. Les invités connaissent des secrets, qui valent 13 points chacun. C’est le tour d’Ines, elle a 2 pas et 2 actions.',
      task: 'Va voir Silas Grimm.',
    },
    guest: {
      about:
        'Silas peut être un invité ou un ennemi. Un invité parlera peut-être ; un ennemi te remarquerait. Le pourcentage indique tes chances.',
      task: 'Espionne Silas Grimm.',
    },
    roulette: {
      about:
        'C’était un invité : 13 points, et tu connais maintenant la combinaison du coffre 1. Il reste une action à Ines, qui est à côté d’une table de roulette. Un jeton vaut 10 points : avec une mise de 5 jetons, tu gagnes ou perds 50 points.',
      task: 'Mise 5 jetons à la roulette.',
    },
    team: {
      about:
        'Gagné : 50 points de plus. C’est maintenant le tour d’Olga. Ce qu’un de tes agents apprend, toute ton équipe le sait, et le coffre est à un pas.',
      task: 'Va au coffre 1.',
    },
    safe: {
      about:
        'Chaque coffre contient un secret et la combinaison du suivant. Le dernier contient le collier de diamants du chat, et ici il n’y a qu’un coffre.',
      task: 'Ouvre le coffre 1.',
    },
    collar: {
      about:
        'Olga a le collier. Le rendre au chat rapporte 33 points mais termine la partie : fais-le quand tu mènes. Tu as 276 points, et le camp adverse en a 200 grâce à ses jetons.',
      task: 'Va voir le chat.',
    },
    end: 'Tu as gagné 309 à 200 : 25 jetons ont rapporté 250 points, 2 secrets 26 et le collier 33. Dans une vraie partie, personne n’attend : les autres espionnent, jouent et cherchent aussi le collier. Ton score est toujours affiché au-dessus de la carte.',
  },
  averages: {
    rounds: 'Manches',
    secrets: 'Secrets d’invités',
    safes: 'Coffres ouverts',
    drinks: 'Cocktails bus',
    pours: 'Cocktails renversés',
    collapses: 'Évanouissements',
  },
  summary: 'Mène une équipe d’agents secrets parmi les invités d’un casino et retrouve le collier du chat.',
};
