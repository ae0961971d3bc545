/** How much Discord takes: whatever has more is refused whole, so each is cut to it before it is sent. */

/** A message of plain text, in characters. */
export const CONTENT_MAX = 2000;

/** A message in parts: the text of all of them together, and how many there are, those inside others too. */
export const TEXT_MAX = 4000;
export const PARTS_MAX = 40;

/** The custom id of a button, menu or form. */
export const CUSTOM_ID_MAX = 100;

/** What a picture is described with. */
export const DESCRIPTION_MAX = 1000;

/** Buttons in a row, and the words on one. */
export const ROW_MAX = 5;
export const BUTTON_MAX = 80;

/** Options of a select menu or suggestions while somebody types, and the words on one. */
export const OPTIONS_MAX = 25;
export const OPTION_MAX = 100;

/** Fields of a form, the title of a form or a field, and what is said about a field. */
export const FIELDS_MAX = 5;
export const TITLE_MAX = 45;
export const HINT_MAX = 100;

/** What can be typed into a field of a form. */
export const INPUT_MAX = 4000;

/** The name of a thread. */
export const THREAD_MAX = 100;

/** The tags of a forum, and the name of one. */
export const TAGS_MAX = 20;
export const TAG_MAX = 20;
