import type { UploadsWords } from './en.ts';

export const de: UploadsWords = {
  allTooLarge: ({ kb }) => `Deine Dateien sind zu groß. Zusammen sind höchstens ${kb} KB erlaubt.`,
  tooLarge: ({ file, kb }) => `${file} ist zu groß. Höchstens ${kb} KB sind erlaubt.`,
  unreadable: ({ file }) => `${file} ließ sich nicht als Text lesen. Lade eine einfache UTF-8-Textdatei hoch.`,
};
