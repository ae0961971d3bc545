import { eachLanguage, type Language, type OptionalText, say, type Text } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import {
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInMessageActionRow,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuOption,
  type APITextDisplayComponent,
  type APITextInputComponent,
  ButtonStyle,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import { type Id, makeId } from '../custom-ids/ids.ts';
import {
  MAX_BUTTON_LABEL,
  MAX_DESCRIPTION,
  MAX_FORM_TITLE,
  MAX_HINT,
  MAX_OPTION_LABEL,
  MAX_OPTIONS,
  MAX_PLACEHOLDER,
  MAX_ROW_BUTTONS,
} from '../discord-limits.ts';
import type { ButtonSpec, Link } from '../host/feature.ts';
import { iconOn } from './emojis.ts';
import { type Card, type Drawn, message, type Parts, type Row, type Sketch } from './message.ts';

/** A page in the language of its reader: the parts of a message, with buttons and menus below it. */
export interface Page extends Omit<Parts, 'title' | 'story' | 'board' | 'sketch' | 'end' | 'rows'> {
  readonly title?: Text;
  readonly story?: readonly OptionalText[];
  readonly board?: Text;
  readonly sketch?: PageSketch | undefined;
  readonly end?: readonly OptionalText[];
  readonly rows?: Rows;
}

/** A picture whose description is a text. Long ones are cut. */
export type PageSketch = Omit<Sketch, 'description'> & { readonly description: Text };

/** Rows of a page: drawn ones, menus, and lists of buttons. A list has as many rows as it needs. */
export type Rows = readonly (Row | Menu | readonly (ButtonSpec | Link)[])[];

/** A select menu of users, or of options. Without any option, it is omitted. */
interface Menu {
  readonly custom_id: string;
  readonly placeholder?: Text | undefined;
  readonly options: readonly MenuOption[] | 'users';
  readonly min_values?: number;
  readonly max_values?: number;
}

export interface MenuOption {
  readonly label: Text;
  readonly value: string;
  readonly description?: Text | undefined;
  readonly default?: boolean;
  readonly icon?: string | undefined;
}

export function page(parts: Page, language: Language): Drawn {
  return message(partsIn(parts, language));
}

/** Returns the parts of a page in a language. */
export function partsIn(
  { title = '', story = [], board = '', sketch, end = [], rows = [], ...more }: Page,
  language: Language,
): Parts {
  const inLanguage = (texts: readonly OptionalText[]) => texts.flatMap((text) => (text ? say(text, language) : []));
  return {
    ...more,
    title: say(title, language),
    story: inLanguage(story),
    board: say(board, language),
    sketch: sketch && { ...sketch, description: say(sketch.description, language).slice(0, MAX_DESCRIPTION) },
    end: inLanguage(end),
    rows: drawRows(rows, language),
  };
}

/** Template tag for a text with texts in it: `**${title}** · ${name}`. */
export function phrase(between: TemplateStringsArray, ...texts: readonly (Text | number)[]): Text {
  return eachLanguage((language) =>
    String.raw({ raw: between }, ...texts.map((text) => (typeof text === 'number' ? text : say(text, language)))),
  );
}

/** Returns a button with the style of an ordinary action. The other styles highlight, confirm or warn. */
export const plain = buttonIn(ButtonStyle.Secondary);
export const primary = buttonIn(ButtonStyle.Primary);
export const success = buttonIn(ButtonStyle.Success);
export const danger = buttonIn(ButtonStyle.Danger);

export function disabled([id, label, style, icon]: ButtonSpec): ButtonSpec {
  return [id, label, style, icon, true];
}

const ICONS: Readonly<Partial<Record<Id['kind'], string>>> = {
  more: SIGNS.more,
  join: SIGNS.calm,
  decline: SIGNS.cancel,
};

function buttonIn(style: ButtonSpec[2]) {
  return (id: Id | string, label: Text, icon?: string): ButtonSpec =>
    typeof id === 'string' ? [id, label, style, icon] : [makeId(id), label, style, icon ?? ICONS[id.kind]];
}

export function menu(
  custom_id: string,
  placeholder: Text | undefined,
  options: Menu['options'],
  limits: Pick<Menu, 'min_values' | 'max_values'> = {},
): Menu {
  return { custom_id, placeholder, options, ...limits };
}

export function drawRows(rows: Rows, language: Language): Row[] {
  return rows.flatMap((part) => {
    if ('components' in part) return part;
    return 'options' in part ? drawMenu(part, language) : inRows(buttonsFor(part, language));
  });
}

function drawMenu({ options, placeholder, ...rest }: Menu, language: Language): Row[] {
  if (options.length === 0) return [];
  const shown = placeholder === undefined ? {} : { placeholder: say(placeholder, language) };
  if (options === 'users') return [row([{ type: ComponentType.UserSelect, ...rest, ...shown }])];
  const drawn = options.slice(0, MAX_OPTIONS).map(({ label, description, icon, ...option }) => ({
    label: say(label, language),
    ...option,
    ...(description !== undefined && { description: say(description, language) }),
    ...iconOn(icon),
  }));
  return [row([{ type: ComponentType.StringSelect, ...rest, ...shown, options: drawn }])];
}

export function buttonsFor(buttons: readonly ButtonSpec[], language: Language): APIButtonComponentWithCustomId[];
export function buttonsFor(buttons: readonly (ButtonSpec | Link)[], language: Language): AnyButtonComponent[];
export function buttonsFor(buttons: readonly (ButtonSpec | Link)[], language: Language): AnyButtonComponent[] {
  return buttons.map((spec) => {
    if ('url' in spec) {
      const label = shorten(say(spec.label, language), MAX_BUTTON_LABEL);
      return { type: ComponentType.Button, style: ButtonStyle.Link, url: spec.url, label };
    }
    const [id, label, style, icon, isDisabled = false] = spec;
    const drawn = button(id, say(label, language), style, icon);
    return isDisabled ? { ...drawn, disabled: true } : drawn;
  });
}

type AnyButtonComponent = APIButtonComponentWithCustomId | APIButtonComponentWithURL;

/** Returns a text with a button beside it. */
export function section(text: Text, button: ButtonSpec | Link, language: Language): Card {
  const [accessory] = buttonsFor([button], language) as [AnyButtonComponent];
  return { type: ComponentType.Section, components: [display(text, language)], accessory };
}

export function display(text: Text, language: Language): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content: say(text, language) };
}

export function button(
  customId: string,
  label: string,
  style: APIButtonComponentWithCustomId['style'],
  icon?: string,
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    custom_id: customId,
    label: shorten(label, MAX_BUTTON_LABEL),
    style,
    ...iconOn(icon),
  };
}

export function inRows(buttons: readonly AnyButtonComponent[]): Row[] {
  return Array.from({ length: Math.ceil(buttons.length / MAX_ROW_BUTTONS) }, (_, index) =>
    row(buttons.slice(index * MAX_ROW_BUTTONS, (index + 1) * MAX_ROW_BUTTONS)),
  );
}

/** Returns a row of buttons or a menu, with texts cut to Discord's limits. */
export function row(components: APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components: components.map(withFittingTexts) };
}

function withFittingTexts(part: APIComponentInMessageActionRow): APIComponentInMessageActionRow {
  if (part.type === ComponentType.Button) return part;
  const { placeholder } = part;
  const fitting = { ...part, ...(placeholder !== undefined && { placeholder: shorten(placeholder, MAX_PLACEHOLDER) }) };
  return fitting.type === ComponentType.StringSelect
    ? { ...fitting, options: fitting.options.map(fitOption) }
    : fitting;
}

function fitOption(option: APISelectMenuOption): APISelectMenuOption {
  const { label, description } = option;
  return {
    ...option,
    label: shorten(label, MAX_OPTION_LABEL),
    ...(description !== undefined && { description: shorten(description, MAX_HINT) }),
  };
}

/** Cuts a text to this many UTF-16 code units, which Discord counts. A cut text ends in an ellipsis. */
function shorten(text: string, max: number): string {
  return text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;
}

/** A form in the language of its reader. */
export interface Form {
  readonly title: Text;
  readonly custom_id: string;
  /** Fields, and texts between them. */
  readonly fields: readonly (FormField | Text)[];
}

export interface FormField {
  readonly label: Text;
  readonly description?: Text | undefined;
  readonly component: APILabelComponent['component'];
}

type TextLimits = Pick<APITextInputComponent, 'max_length' | 'min_length' | 'placeholder' | 'required'>;

/** Returns a text field. It is required unless `required` is false. */
export function textField(
  custom_id: string,
  label: Text,
  given: TextLimits & { value?: string | undefined; description?: Text | undefined; isLong?: boolean },
): FormField {
  const { value, description, isLong = false, ...limits } = given;
  const style = isLong ? TextInputStyle.Paragraph : TextInputStyle.Short;
  const component = { type: ComponentType.TextInput as const, custom_id, style, required: true, ...limits };
  return { label, description, component: value === undefined ? component : { ...component, value } };
}

/** Draws a form with texts cut to Discord’s limits. */
export function drawForm(
  { title, custom_id, fields }: Form,
  language: Language,
): APIModalInteractionResponseCallbackData {
  const short = (text: Text, max: number) => say(text, language).slice(0, max);
  return {
    title: short(title, MAX_FORM_TITLE),
    custom_id,
    components: fields.map((field) => {
      if (typeof field === 'string' || !('component' in field)) return display(field, language);
      const { label, description, component } = field;
      return {
        type: ComponentType.Label,
        label: short(label, MAX_FORM_TITLE),
        ...(description !== undefined && { description: short(description, MAX_HINT) }),
        component,
      };
    }),
  };
}
