/** How much Discord takes: whatever has more is refused whole, so each is cut to it before it is sent. */

/** A message of plain text, in characters. */
export const MAX_CONTENT = 2000;

/** A message in parts: the text of all of them together, and how many there are, those inside others too. */
export const MAX_TEXT = 4000;
export const MAX_COMPONENTS = 40;

/** The custom id of a button, menu or form. */
export const MAX_CUSTOM_ID = 100;

/** What a picture is described with. */
export const MAX_DESCRIPTION = 1000;

/** Buttons in a row, and the words on one. */
export const MAX_ROW_BUTTONS = 5;
export const MAX_BUTTON_LABEL = 80;

/** Options of a select menu or suggestions while somebody types, and the words on one. */
export const MAX_OPTIONS = 25;
export const MAX_OPTION_LABEL = 100;

/** Fields of a form, the title of a form or a field, and what is said about a field. */
export const MAX_FORM_FIELDS = 5;
export const MAX_FORM_TITLE = 45;
export const MAX_HINT = 100;

/** What can be typed into a field of a form. */
export const MAX_INPUT = 4000;

/** The name of a thread. */
export const MAX_THREAD_NAME = 100;

/** The tags of a forum, and the name of one. */
export const MAX_TAGS = 20;
export const MAX_TAG_NAME = 20;
