import {
  type AnyGame,
  about,
  inEachLanguage,
  joinTexts,
  LEARNER_SEAT,
  type Lesson,
  type LessonStep,
  stepAt,
  type Text,
} from '@longtable/kit';
import { z } from 'zod';
import { besideTable, type SeatOccupant } from '../../../storage/records/table.ts';
import { gameName, idFormat } from '../../custom-ids/fields.ts';
import { makeId } from '../../custom-ids/ids.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec, LoadedTable, TableChange } from '../../host/feature.ts';
import { Refusal, refusalsOf, unlessRefused } from '../../host/refusal.ts';
import { endTable } from '../../host/table/endings.ts';
import { afterLines } from '../../host/table/line.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { menu, phrase, plain, primary } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { openRequestedTable, panelLocationFor, serverFor } from '../../screens/new-game.ts';
import { findUnfinished, showUnfinished } from '../../screens/table-actions.ts';
import { startId } from '../quick-start/index.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

export const texts = inEachLanguage({ en, de, fr, es });

const refusal = refusalsOf(texts.refusals);

const learnId = idFormat`learn|${gameName('game')}`;
/** The menu of lessons. Its values are those of `learnId`. */
const lessonsId = idFormat`lessons`;

interface LessonProgress {
  readonly lesson: Lesson;
  /** Number of completed steps. */
  readonly done: number;
  /** The current step. Undefined when all are completed. */
  readonly step: LessonStep | undefined;
}

/** Returns the progress of a table's lesson, or undefined if the table is not a lesson. */
export function progressAt({ table, game }: LoadedTable): LessonProgress | undefined {
  const { lesson } = game;
  if (!table.features.lesson || !lesson) return undefined;
  const done = stepAt(lesson, table.log.moveCount);
  return { lesson, done, step: lesson.steps[done] };
}

/** Returns the change after the learner's line and the step's answers. Refuses a line that is not the step's. Ends the lesson after the last step. */
export function afterStep(context: Context, loaded: LoadedTable, line: string): TableChange {
  const step = progressAt(loaded)?.step;
  if (!step) throw refusal('lessonChanged');
  if (line !== step.line) throw wrong(loaded, line, step.task);
  const lines = [{ seat: LEARNER_SEAT, line }, ...(step.answers ?? [])];
  const change = unlessRefused(() => afterLines(context, loaded, lines));
  // The tests play every lesson, so this lesson started before its game was changed.
  if (!change) throw refusal('lessonChanged');
  const next = progressAt({ ...loaded, table: change.table });
  if (next?.step) return change;
  return { ...change, table: endTable(change.table, { by: 'exercise', how: 'solved' }, context.now(), LEARNER_SEAT) };
}

/** Returns a refusal that repeats the task. It contains the game's reason if the line is illegal, otherwise asks for another move. */
function wrong({ table, game }: LoadedTable, line: string, task: Text): Refusal {
  const { refused } = game.play(table.state, LEARNER_SEAT, line);
  return new Refusal('lesson', joinTexts([refused?.sentence ?? texts.otherMove, task]));
}

/** Starts the lesson of a game, or links to the lesson in progress. */
export async function openLesson(reply: Reply, game: AnyGame | undefined): Promise<void> {
  const { bot } = reply;
  if (!game) throw new Refusal('gameGone');
  if (!game.lesson) throw refusal('noLesson');
  const server = await serverFor(reply, game);
  const { person: id, name } = actorOf(reply.interaction);
  const begun = await findUnfinished(bot, id, ({ table }) => table.features.lesson === true && table.game === game.id);
  if (begun) {
    const { id: table, location } = begun.table;
    const words = texts.alreadyStarted({ channel: location.channel });
    return showUnfinished(reply, begun, words, plain({ kind: 'leave', table }, texts.leave));
  }
  const level = game.computers?.levels[0]?.id ?? '';
  const others = Array.from({ length: game.seats.min - 1 }, (): SeatOccupant => ({ kind: 'computer', level }));
  const occupants: SeatOccupant[] = [{ kind: 'person', id, name }, ...others];
  const location = panelLocationFor(reply, server);
  await openRequestedTable(reply, { game, options: {}, occupants, seated: true, location, features: { lesson: true } });
}

declare module '../../../storage/records/table.ts' {
  interface Features {
    /** Mark of a table that plays the game's lesson. The current step follows from the number of moves. */
    readonly lesson?: true | undefined;
  }
}

declare module '../../host/feature.ts' {
  interface FeatureRequests {
    /** Whether to play the game's lesson with its options and seed. The learner sits first, and computers take the other seats. */
    readonly lesson?: boolean | undefined;
  }
}

export const lessons: Feature = {
  id: 'lessons',
  tableRecords: { lesson: besideTable('lesson', z.literal(true)) },

  async opening(_, { game: { lesson }, features }) {
    if (!features?.lesson || !lesson) return undefined;
    return {
      options: lesson.options,
      seed: lesson.seed,
      lines: lesson.opening,
      terms: { exercise: true, guided: true },
      features: { lesson: true },
    };
  },
  afterLine: (context, loaded, line) => (loaded.table.features.lesson ? afterStep(context, loaded, line) : undefined),

  objection: ({ table }, action) => (action === 'undo' && table.features.lesson ? refusal('lessonForward') : undefined),
  threadTitle: ({ lesson }, title) => (lesson ? texts.name({ title }) : undefined),
  wantedLine: (loaded) => progressAt(loaded)?.step?.line,
  lines: {
    progress(loaded) {
      const progress = progressAt(loaded);
      if (!progress) return [];
      const { done, lesson, step } = progress;
      return [step ? texts.step({ step: done + 1, steps: lesson.steps.length }) : texts.complete];
    },
    aboveBoard(loaded) {
      const step = loaded.table.status === 'over' ? undefined : progressAt(loaded)?.step;
      return step ? [step.about] : [];
    },
    belowBoard(loaded) {
      const step = loaded.table.status === 'playing' ? progressAt(loaded)?.step : undefined;
      return step ? [phrase`**${step.task}**`] : [];
    },
    ending(loaded, reader) {
      if (!loaded.table.features.lesson) return [];
      const progress = progressAt(loaded);
      if (progress && !progress.step) return [progress.lesson.end];
      return [about(reader, LEARNER_SEAT, texts.youLeft, (name) => texts.left({ name }))];
    },
  },
  boardButtons: {
    leaving: ({ table: { id, features } }) =>
      features.lesson ? [plain(makeId({ kind: 'leave', table: id }), texts.leave)] : [],
    next: (loaded) => (loaded.table.features.lesson ? afterLesson(loaded) : []),
  },
  welcomeMenus: (games) => [lessonMenu(games.filter(({ lesson }) => lesson))],

  buttons: {
    learn: button(learnId, {
      access: 'anyone',
      press: ({ reply, id: { game } }) => openLesson(reply, reply.bot.context.games.get(game)),
    }),
    lessons: button(lessonsId, {
      access: 'anyone',
      press({ reply }) {
        const chosen = reply.interaction.isStringSelectMenu()
          ? learnId.parse(reply.interaction.values[0] ?? '')
          : undefined;
        return openLesson(reply, reply.bot.context.games.get(chosen?.game ?? ''));
      },
    }),
  },
};

/** Returns the button that opens a game's lesson. Empty if it has none. */
export function lessonButton({ id, lesson }: AnyGame): ButtonSpec[] {
  return lesson ? [plain(learnId.make({ game: id }), texts.learn)] : [];
}

/** Returns the buttons after a lesson: start a real game, or repeat the lesson. */
function afterLesson(loaded: LoadedTable): ButtonSpec[] {
  const { game } = loaded;
  const isDone = !progressAt(loaded)?.step;
  const how = game.computers && game.seats.min > 1 ? ('computer' as const) : ('open' as const);
  return [
    primary(startId.make({ game: game.id, how }), startWords(game)),
    plain(learnId.make({ game: game.id }), isDone ? texts.restart : texts.learn),
  ];
}

function startWords({ seats, computers }: AnyGame): Text {
  if (seats.min === 1) return texts.playFullGame;
  return computers ? texts.playComputer : common.buttons.start;
}

function lessonMenu(games: readonly AnyGame[]) {
  const options = games.map(({ id, title }) => ({ label: title, value: learnId.make({ game: id }) }));
  return menu(lessonsId.make({}), texts.chooseLesson, options);
}
