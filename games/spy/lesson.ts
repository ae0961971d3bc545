import type { Lesson, LessonLine } from '@longtable/kit';
import { readDrawing } from './files/scenarios/lounge.ts';
import type { Options } from './options.ts';
import { defaultConfig } from './rules/config.ts';

const options: Options = {
  scenario_file: JSON.stringify(readDrawing(['..^....=_', '.........', '..@...$..', '.........', '.._=..^..'])),
  match_file: JSON.stringify({
    ...defaultConfig,
    spySuccessChance: 1,
    npcCombinationChance: 1,
    maxNumberOfNPCs: 2,
    turnPhaseLimit: -1,
    pauseLimit: -1,
  }),
};

const OTHER_PICKS = [
  ['agent Olga Brandt', 'gadget HAIRDRYER', 'gadget TECHNICOLOUR_PRISM', 'gadget MAGNETIC_WATCH'],
  ['gadget CHICKEN_FEED', 'gadget JETPACK', 'gadget LASER_COMPACT'],
].flat();
const THEIR_PICKS = [
  ['agent Ada Quill', 'agent Finn Halloran', 'gadget MOLEDIE', 'gadget WIRETAP_WITH_EARPLUGS'],
  ['gadget ROCKET_PEN', 'gadget MIRROR_OF_WILDERNESS', 'gadget GRAPPLE', 'gadget NUGGET'],
].flat();

const [MINE, THEIRS] = [0, 1];
const lines = (seat: number, ...all: readonly string[]): LessonLine[] => all.map((line) => ({ seat, line }));
const picked = (seat: number, picks: readonly string[]) => lines(seat, ...picks.map((pick) => `pick ${pick}`));

/** The lesson: draft, guest, roulette, safe, cat, score. */
export const lesson: Lesson<Options> = {
  options,
  seed: 860,
  opening: picked(THEIRS, THEIR_PICKS),
  steps: [
    {
      about: {
        en: 'Before a match you pick your team in secret: 8 times one of these, 2 to 4 agents and the rest gadgets. Ines Carvalho has 2 actions per round, and most others have 1.',
        de: 'Vor der Partie stellst du heimlich dein Team zusammen. Du wählst 8-mal eins davon: 2 bis 4 Agenten, der Rest Gadgets. Ines Carvalho hat 2 Aktionen pro Runde, die meisten nur eine.',
      },
      task: { en: 'Pick Ines Carvalho.', de: 'Wähle Ines Carvalho.' },
      line: 'pick agent Ines Carvalho',
      answers: [...picked(MINE, OTHER_PICKS), ...lines(THEIRS, 'share', 'ready')],
    },
    {
      about: {
        en: 'I’ve made the other picks for you: Olga Brandt and 6 gadgets. Every gadget needs a carrier.',
        de: 'Den Rest habe ich für dich gewählt: Olga Brandt und 6 Gadgets. Jedes Gadget braucht jemanden, der es trägt.',
      },
      task: { en: 'Press “Auto-assign”.', de: 'Drücke „Automatisch verteilen“.' },
      line: 'share',
    },
    {
      about: {
        en: 'You could still swap gadgets between your agents. In the casino nobody knows who belongs to whom, so your opponent can’t tell your agents from the guests.',
        de: 'Du könntest die Gadgets noch tauschen. Im Casino weiß niemand, wer zu wem gehört: Die Gegenseite kann deine Agenten nicht von den Gästen unterscheiden.',
      },
      task: { en: 'Enter the casino with “Ready”.', de: 'Geh mit „Fertig“ ins Casino.' },
      line: 'ready',
    },
    {
      about: {
        en: 'The highest score wins. Look below the map: your 20 chips already count as 200 points. Guests know secrets, which are worth 13 points each. It’s Ines’s turn, and she has 2 steps and 2 actions.',
        de: 'Der höchste Stand gewinnt. Unter der Karte siehst du: Deine 20 Chips zählen schon 200 Punkte. Gäste kennen Geheimnisse, und jedes bringt 13. Ines ist am Zug und hat 2 Schritte und 2 Aktionen.',
      },
      task: { en: 'Walk to Silas Grimm.', de: 'Geh zu Silas Grimm.' },
      line: 'walk E5',
    },
    {
      about: {
        en: 'Silas could be a guest or an enemy. A guest may talk; an enemy would notice you. The percentage is your chance.',
        de: 'Silas kann ein Gast oder gegnerisch sein. Ein Gast redet vielleicht, ein Gegner würde dich bemerken. Die Prozentzahl ist deine Chance.',
      },
      task: { en: 'Spy on Silas Grimm.', de: 'Spioniere Silas Grimm aus.' },
      line: 'spy E5',
    },
    {
      about: {
        en: 'He was a guest: 13 points, and now you know the combination of safe 1. Ines has an action left and is next to a roulette table. A chip is worth 10 points, so a bet of 5 chips wins or loses you 50 points.',
        de: 'Er war ein Gast: 13 Punkte, und jetzt kennst du die Kombination von Tresor 1. Ines hat noch eine Aktion und steht neben einem Roulettetisch. Ein Chip zählt 10 Punkte: 5 Chips sind 50 Punkte mehr oder weniger.',
      },
      task: { en: 'Bet 5 chips at roulette.', de: 'Setze 5 Chips beim Roulette.' },
      line: 'gamble C3 5',
    },
    {
      about: {
        en: 'You won: 50 points more. Now it’s Olga’s turn. What one of your agents learns, your whole team knows, and the safe is one step away.',
        de: 'Gewonnen: 50 Punkte mehr. Jetzt ist Olga am Zug. Was eine erfährt, weiß dein ganzes Team, und der Tresor ist einen Schritt entfernt.',
      },
      task: { en: 'Walk to safe 1.', de: 'Geh zu Tresor 1.' },
      line: 'walk G3',
    },
    {
      about: {
        en: 'Every safe holds a secret and the combination of the next one. The last holds the cat’s diamond collar, and here there’s only one safe.',
        de: 'In jedem Tresor liegen ein Geheimnis und die Kombination des nächsten. Im letzten liegt das Diamanthalsband der Katze, und hier gibt es nur einen.',
      },
      task: { en: 'Open safe 1.', de: 'Öffne Tresor 1.' },
      line: 'open G3',
    },
    {
      about: {
        en: 'Olga has the collar. Bring it to the cat and you get 33 points, but the match ends, so do it when you’re ahead. You have 276 points, and your opponent has 200 from chips.',
        de: 'Olga hat das Halsband. Wer es der Katze bringt, bekommt 33 Punkte und beendet die Partie. Tu das, wenn du vorn liegst: Du hast 276 Punkte, die Gegenseite 200 durch Chips.',
      },
      task: { en: 'Walk to the cat.', de: 'Geh zur Katze.' },
      line: 'walk F2',
    },
  ],
  end: {
    en: 'You won 309 to 200: 25 chips made 250 points, 2 secrets 26 and the collar 33. In a real match nobody waits: the others spy, gamble and look for the collar too. “Score” below the map always shows where you stand.',
    de: 'Du hast 309 zu 200 gewonnen: 25 Chips brachten 250 Punkte, 2 Geheimnisse 26 und das Halsband 33. In einer echten Partie spioniert und spielt auch die Gegenseite. Unter der Karte steht immer dein Stand.',
  },
};
