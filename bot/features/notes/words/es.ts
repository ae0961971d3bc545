import type { NotesWords } from './en.ts';

export const es: NotesWords = {
  notes: 'Notas',
  aboutNotes: 'Solo tú puedes ver tus notas. Marca quién crees que es cada cual.',
};
