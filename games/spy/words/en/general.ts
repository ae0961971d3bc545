export const general = {
  options: {
    lengthAbout: 'Match length (default: full)',
    length: 'Length',
    lengths: {
      blitz: 'Blitz (3 rounds, then everyone is thrown out; 4 guests, 10 minutes)',
      quick: 'Quick (5 rounds, then everyone is thrown out; 6 guests, 15 minutes)',
      evening: 'Evening (7 rounds, then everyone is thrown out; 30 minutes)',
      full: 'Full (original: the janitor comes in round 10; 45 to 90 minutes)',
    },
    lengthButtons: { quick: 'Quick: 5 rounds, 15 minutes', full: 'Full match: 45 to 90 minutes' },
    scenarioAbout: 'The casino to play in',
    castAbout: 'The characters at the tables',
    cast: 'Cast',
    janitorRoundAbout: 'Round in which the janitor appears',
    janitorRound: 'Janitor appears in round',
    timeScaleAbout: 'How long a second from the match file lasts at this table',
    timeScales: {
      seconds: 'A second (unchanged)',
      minutes: 'A minute',
      hours: 'An hour',
    },
    matchFileAbout: 'Your own match configuration (.match, JSON)',
    matchFile: 'Match file',
    scenarioFileAbout: 'Your own casino (.scenario, JSON)',
    scenarioFile: 'Scenario file',
    charactersFileAbout: 'Your own characters (JSON)',
    charactersFile: 'Character file',
  },
  achievements: {
    landslide: { name: 'License to win', about: 'Win a match by at least 100 points' },
    close: { name: 'Shaken, not stirred', about: 'Win a match by at most 10 points' },
    collar: { name: 'Cat person', about: 'Bring the cat her collar' },
    secrets: { name: 'All ears', about: 'Learn 5 guests’ secrets in one match' },
    safes: { name: 'Safecracker', about: 'Open 2 safes in one match' },
    unhurt: { name: 'Clean hands', about: 'Win a match without taking damage' },
    drinks: { name: 'At the bar', about: 'Drink 3 cocktails in one match' },
  },
  daily: {
    round: ({ round }: { round: number }) => `Round ${round}`,
    won: ({ mine, theirs }: { mine: number; theirs: number }) => `Won, ${mine} IP to ${theirs}`,
    lost: ({ mine, theirs }: { mine: number; theirs: number }) => `Lost, ${mine} IP to ${theirs}`,
    preparing: 'Choosing agents',
  },
  lesson: {
    draft: {
      about:
        'Before a match you pick your team in secret. You pick one of these 8 times: 2 to 4 agents, and the rest gadgets. Ines Carvalho has 2 actions per round, and most others have 1.',
      task: 'Pick Ines Carvalho.',
    },
    equipment: {
      about: 'I’ve made the other picks for you: Olga Brandt and 6 gadgets. Every gadget needs a carrier.',
      task: 'Press “Auto-assign”.',
    },
    entering: {
      about:
        'You could still swap gadgets between your agents. In the casino nobody knows who works for whom, so your opponent can’t tell your agents from the guests.',
      task: 'Enter the casino with “Ready”.',
    },
    score: {
      about:
        'The highest score wins. Look above the map: your 20 chips already count as 200 points. Guests know secrets, which are worth 13 points each. It’s Ines’s turn, and she has 2 steps and 2 actions.',
      task: 'Walk to Silas Grimm.',
    },
    guest: {
      about:
        'Silas could be a guest or an enemy. A guest may talk; an enemy would notice you. The percentage is your chance.',
      task: 'Spy on Silas Grimm.',
    },
    roulette: {
      about:
        'He was a guest: 13 points, and now you know the combination of safe 1. Ines has an action left and is next to a roulette table. A chip is worth 10 points, so a bet of 5 chips wins or loses you 50 points.',
      task: 'Bet 5 chips at roulette.',
    },
    team: {
      about:
        'You won: 50 points more. Now it’s Olga’s turn. What one of your agents learns, your whole team knows, and the safe is one step away.',
      task: 'Walk to safe 1.',
    },
    safe: {
      about:
        'Every safe holds a secret and the combination of the next one. The last holds the cat’s diamond collar, and here there’s only one safe.',
      task: 'Open safe 1.',
    },
    collar: {
      about:
        'Olga has the collar. Bring it to the cat and you get 33 points, but the match ends, so do it when you’re ahead. You have 276 points, and your opponent has 200 from chips.',
      task: 'Walk to the cat.',
    },
    end: 'You won 309 to 200: 25 chips made 250 points, 2 secrets 26 and the collar 33. In a real match nobody waits: the others spy, gamble and look for the collar too. The line above the map always shows your score.',
  },
  averages: {
    rounds: 'Rounds',
    secrets: 'Guests’ secrets',
    safes: 'Safes opened',
    drinks: 'Cocktails drunk',
    pours: 'Cocktails poured',
    collapses: 'Agents who collapsed',
  },
  summary: 'Lead a secret team of agents among a casino’s guests and find the cat’s collar.',
};
