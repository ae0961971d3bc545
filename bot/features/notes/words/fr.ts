import type { NotesWords } from './en.ts';

export const fr: NotesWords = {
  notes: 'Notes',
  aboutNotes: 'Tes notes ne sont visibles que par toi. Indique qui est qui.',
};
