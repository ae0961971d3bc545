import type { NotesWords } from './en.ts';

export const de: NotesWords = {
  notes: 'Notizen',
  aboutNotes: 'Nur du siehst deine Notizen. Halte fest, wer wer ist.',
};
