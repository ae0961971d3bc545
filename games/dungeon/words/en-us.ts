import { board } from './en/board.ts';
import { rules } from './en/rules.ts';

const american = (text: string) => text.replaceAll('defence', 'defense');
const { lesson, rulebook } = rules;

/** American spelling, where it differs. */
export const enUs = {
  stats: { defense: ({ value }: { value: number }) => `defense ${value}` },
  gains: { defense: ({ by }: { by: number }) => `defense +${by}` },
  pages: { legend: { text: american(board.pages.legend.text) } },
  lesson: { hero: { about: american(lesson.hero.about) }, attack: { about: american(lesson.attack.about) } },
  rulebook: {
    rules: { text: american(rulebook.rules.text) },
    heroes: { text: american(rulebook.heroes.text) },
    boss: american(rulebook.boss),
  },
};
