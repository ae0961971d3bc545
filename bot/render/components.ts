import {
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { MAX_BUTTON_LABEL, MAX_HINT, MAX_OPTION_LABEL, MAX_PLACEHOLDER, MAX_ROW_BUTTONS } from '../discord-limits.ts';
import { iconOn } from './emojis.ts';
import type { Row } from './message.ts';

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

export function linkButton(url: string, label: string): APIButtonComponentWithURL {
  return { type: ComponentType.Button, style: ButtonStyle.Link, url, label: shorten(label, MAX_BUTTON_LABEL) };
}

export function inRows(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
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
