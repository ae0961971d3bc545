/** Limits of Discord's API. Discord rejects longer messages, so texts and lists are cut before sending. */

/** Characters in a message without components. */
export const MAX_CONTENT = 2000;

/** Characters in all text components of a message. */
export const MAX_TEXT = 4000;
/** Components of a message, including nested ones. */
export const MAX_COMPONENTS = 40;

export const MAX_CUSTOM_ID = 100;

/** Characters in the description of an attachment. */
export const MAX_DESCRIPTION = 1000;

export const MAX_ROW_BUTTONS = 5;
export const MAX_BUTTON_LABEL = 80;

/** Options of a select menu or autocompletion. */
export const MAX_OPTIONS = 25;
export const MAX_OPTION_LABEL = 100;
/** Characters of a menu's text before a choice. */
export const MAX_PLACEHOLDER = 150;

/** Fields of a form. */
export const MAX_FORM_FIELDS = 5;
/** Characters of a form's title or a field's label. */
export const MAX_FORM_TITLE = 45;
/** Characters of the description of a field or option. */
export const MAX_HINT = 100;

export const MAX_INPUT = 4000;

export const MAX_THREAD_NAME = 100;
