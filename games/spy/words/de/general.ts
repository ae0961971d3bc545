import type { SpyWords } from '../en/index.ts';

export const general: Pick<SpyWords, 'options' | 'achievements' | 'daily' | 'lesson' | 'averages' | 'summary'> = {
  options: {
    lengthAbout: 'Länge der Partie (ohne Angabe: vollständig)',
    length: 'Länge',
    lengths: {
      blitz: 'Blitz (3 Runden, dann müssen alle raus; 4 Gäste, 10 Minuten)',
      quick: 'Schnell (5 Runden, dann müssen alle raus; 6 Gäste, 15 Minuten)',
      evening: 'Abend (7 Runden, dann müssen alle raus; 30 Minuten)',
      full: 'Vollständig (Original: In Runde 10 kommt der Hausmeister; 45 bis 90 Minuten)',
    },
    lengthButtons: { quick: 'Schnell: 5 Runden, 15 Minuten', full: 'Vollständig: 45 bis 90 Minuten' },
    scenarioAbout: 'Das Casino, in dem ihr spielt',
    castAbout: 'Die Charaktere an den Tischen',
    cast: 'Besetzung',
    janitorRoundAbout: 'Runde, in der der Hausmeister auftaucht',
    janitorRound: 'Hausmeister ab Runde',
    timeScaleAbout: 'Wie lange eine Sekunde aus der Partiedatei an diesem Tisch dauert',
    timeScales: {
      seconds: 'Eine Sekunde (unverändert)',
      minutes: 'Eine Minute',
      hours: 'Eine Stunde',
    },
    matchFileAbout: 'Eigene Partiekonfiguration (.match, JSON)',
    matchFile: 'Partiedatei',
    scenarioFileAbout: 'Eigenes Casino (.scenario, JSON)',
    scenarioFile: 'Szenariodatei',
    charactersFileAbout: 'Eigene Charaktere (JSON)',
    charactersFile: 'Charakterdatei',
  },
  achievements: {
    landslide: { name: 'Lizenz zum Siegen', about: 'Gewinne eine Partie mit mindestens 100 Punkten Vorsprung' },
    close: { name: 'Geschüttelt, nicht gerührt', about: 'Gewinne eine Partie mit höchstens 10 Punkten Vorsprung' },
    collar: { name: 'Katzenmensch', about: 'Bring der Katze ihr Halsband' },
    secrets: { name: 'Ganz Ohr', about: 'Erfahre in einer Partie 5 Geheimnisse von Gästen' },
    safes: { name: 'Panzerknacker', about: 'Öffne in einer Partie 2 Tresore' },
    unhurt: { name: 'Weiße Weste', about: 'Gewinne eine Partie, ohne Schaden zu nehmen' },
    drinks: { name: 'An der Bar', about: 'Trink in einer Partie 3 Cocktails' },
  },
  daily: {
    round: ({ round }) => `Runde ${round}`,
    won: ({ mine, theirs }) => `Sieg mit ${mine} zu ${theirs} IP`,
    lost: ({ mine, theirs }) => `Niederlage mit ${mine} zu ${theirs} IP`,
    preparing: 'Wählt Agenten',
  },
  lesson: {
    draft: {
      about:
        'Vor der Partie stellst du heimlich dein Team zusammen. Du wählst 8-mal eins davon: 2 bis 4 Agenten, der Rest Gadgets. Ines Carvalho hat 2 Aktionen pro Runde, die meisten nur eine.',
      task: 'Wähle Ines Carvalho.',
    },
    equipment: {
      about:
        'Den Rest habe ich für dich gewählt: Olga Brandt und 6 Gadgets. Jedes Gadget braucht jemanden, der es trägt.',
      task: 'Drücke „Automatisch verteilen“.',
    },
    entering: {
      about:
        'Du könntest die Gadgets noch tauschen. Im Casino weiß niemand, wer zu wem gehört: Die Gegenseite kann deine Agenten nicht von den Gästen unterscheiden.',
      task: 'Geh mit „Fertig“ ins Casino.',
    },
    score: {
      about:
        'Der höchste Stand gewinnt. Über der Karte siehst du: Deine 20 Chips zählen schon 200 Punkte. Gäste kennen Geheimnisse, und jedes bringt 13. Ines ist am Zug und hat 2 Schritte und 2 Aktionen.',
      task: 'Geh zu Silas Grimm.',
    },
    guest: {
      about:
        'Silas könnte ein Gast oder ein Gegner sein. Ein Gast redet vielleicht, ein Gegner würde dich bemerken. Die Prozentzahl ist deine Chance.',
      task: 'Spioniere Silas Grimm aus.',
    },
    roulette: {
      about:
        'Er war ein Gast: 13 Punkte, und jetzt kennst du die Kombination von Tresor 1. Ines hat noch eine Aktion und steht neben einem Roulettetisch. Ein Chip zählt 10 Punkte: 5 Chips sind 50 Punkte mehr oder weniger.',
      task: 'Setze 5 Chips beim Roulette.',
    },
    team: {
      about:
        'Gewonnen: 50 Punkte mehr. Jetzt ist Olga am Zug. Was ein Mitglied erfährt, weiß dein ganzes Team, und der Tresor ist einen Schritt entfernt.',
      task: 'Geh zu Tresor 1.',
    },
    safe: {
      about:
        'In jedem Tresor liegen ein Geheimnis und die Kombination des nächsten. Im letzten liegt das Diamanthalsband der Katze, und hier gibt es nur einen.',
      task: 'Öffne Tresor 1.',
    },
    collar: {
      about:
        'Olga hat das Halsband. Wer es der Katze bringt, bekommt 33 Punkte und beendet die Partie. Tu das, wenn du vorn liegst: Du hast 276 Punkte, die Gegenseite 200 durch Chips.',
      task: 'Geh zur Katze.',
    },
    end: 'Du hast mit 309 zu 200 gewonnen: 25 Chips brachten 250 Punkte, 2 Geheimnisse 26 und das Halsband 33. In einer echten Partie spioniert und spielt auch die Gegenseite. Über der Karte steht immer dein Stand.',
  },
  averages: {
    rounds: 'Runden',
    secrets: 'Geheimnisse von Gästen',
    safes: 'Geöffnete Tresore',
    drinks: 'Getrunkene Cocktails',
    pours: 'Geworfene Cocktails',
    collapses: 'Zusammenbrüche',
  },
  summary: 'Führe dein geheimes Agententeam durch ein Casino voller Gäste und finde das Halsband der Katze.',
};
