import { type AnyGame, about, type Language, LEARNER_SEAT, say, type Text } from '@longtable/kit';
import { ComponentType } from 'discord.js';
import { z } from 'zod';
import { besideTable } from '../../../storage/records/table.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Row } from '../../render/message.ts';
import { plain, primary, row } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { learnId, lessonsId } from './ids.ts';
import { afterStep, progressAt } from './lesson.ts';
import { openLesson } from './open.ts';
import { refusal, texts } from './words/texts.ts';

export { openLesson } from './open.ts';

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
  commands: ['learn'],
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
  wantedLine: (loaded) => progressAt(loaded)?.step?.line,
  lines: {
    progress(loaded, { language }) {
      const progress = progressAt(loaded);
      if (!progress) return [];
      const { done, lesson, step } = progress;
      return [say(step ? texts.step({ step: done + 1, steps: lesson.steps.length }) : texts.complete, language)];
    },
    aboveBoard(loaded, { language }) {
      const step = loaded.table.status === 'over' ? undefined : progressAt(loaded)?.step;
      return step ? [say(step.about, language)] : [];
    },
    belowBoard(loaded, { language }) {
      const step = loaded.table.status === 'playing' ? progressAt(loaded)?.step : undefined;
      return step ? [`**${say(step.task, language)}**`] : [];
    },
    ending(loaded, reader) {
      if (!loaded.table.features.lesson) return [];
      const progress = progressAt(loaded);
      if (progress && !progress.step) return [say(progress.lesson.end, reader.language)];
      return [about(reader, LEARNER_SEAT, texts.youLeft, (name) => texts.left({ name }))];
    },
  },
  boardButtons: {
    leaving: ({ table: { id, features } }) =>
      features.lesson ? [plain(makeId({ kind: 'leave', table: id }), texts.leave)] : [],
    next: (loaded) => (loaded.table.features.lesson ? afterLesson(loaded) : []),
  },
  welcomeMenus(games, language) {
    const taught = games.filter(({ lesson }) => lesson);
    return taught.length > 0 ? [lessonMenu(taught, language)] : [];
  },

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

/** Returns the buttons after a lesson: start a real game, or repeat the lesson. */
function afterLesson(loaded: LoadedTable): ButtonSpec[] {
  const { game } = loaded;
  const isDone = !progressAt(loaded)?.step;
  const how = game.computers && game.seats.min > 1 ? ('computer' as const) : ('open' as const);
  return [
    primary(makeId({ kind: 'start', game: game.id, how }), startWords(game)),
    plain(learnId.make({ game: game.id }), isDone ? texts.restart : texts.learn),
  ];
}

function startWords({ seats, computers }: AnyGame): Text {
  if (seats.min === 1) return texts.playFullGame;
  return computers ? common.buttons.playComputer : common.buttons.start;
}

function lessonMenu(games: readonly AnyGame[], language: Language): Row {
  const options = games
    .slice(0, MAX_OPTIONS)
    .map(({ id, title }) => ({ label: say(title, language), value: learnId.make({ game: id }) }));
  const custom_id = lessonsId.make({});
  return row([
    { type: ComponentType.StringSelect, custom_id, placeholder: say(texts.chooseLesson, language), options },
  ]);
}
