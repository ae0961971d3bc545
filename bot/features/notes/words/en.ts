export const en = {
  notes: 'Notes',
  aboutNotes: 'Only you can see your notes. Mark who’s who.',
};

export type NotesWords = typeof en;
