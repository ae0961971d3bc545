import type { NotesWords } from './en.ts';

export const es: NotesWords = {
  notes: 'Notas',
  aboutNotes: 'Solo tú puedes ver tus notas. Elige por quién tomas a cada persona.',
};
