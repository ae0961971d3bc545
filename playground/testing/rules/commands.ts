import { BAD_LENGTH, command, limit, many, published, TOO_LONG, x } from '../conformance.ts';

const value = (more: object = {}) => ({ type: 3, name: 'o', description: 'd', ...more });
const values = (count: number, more: object = {}) => many(count, (index) => value({ name: `o${index}`, ...more }));
const withOption = (more: object) => command({ options: [value(more)] });
const choices = (count: number, choice: object) =>
  many(count, (index) => ({ name: `c${index}`, value: 'v', ...choice }));
const subcommand = (options?: object[]) => ({ type: 1, name: 's', description: 'd', options });

const [INVALID_NAME, TOO_LARGE] = ['APPLICATION_COMMAND_INVALID_NAME', 'APPLICATION_COMMAND_TOO_LARGE'];
const INVALID_TYPE = 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID';

export const commandRules = published(
  'options',
  {
    locale: 'locales',
    '8000': 'commands',
    boolean: 'booleanOption',
    integer: 'integerOption',
    name: 'commands',
    description: 'commands',
    permissions: 'commands',
  },
  [
    limit('name 32', 32, (length) => command({ name: x(length) }), 'name', BAD_LENGTH),
    ['name not empty', command(), command({ name: '' }), 'name', BAD_LENGTH],
    ['name lower case', command({ name: 'spielen' }), command({ name: 'Play' }), 'name', INVALID_NAME],
    ['name without blanks', command({ name: 'play-now' }), command({ name: 'play now' }), 'name', INVALID_NAME],
    limit('description 100', 100, (length) => command({ description: x(length) }), 'description', BAD_LENGTH),
    ['description needed', command(), { name: 'play' }, 'description', 'BASE_TYPE_REQUIRED'],
    limit('25 options', 25, (count) => command({ options: values(count) }), 'options', TOO_LONG),
    [
      'required before optional',
      command({ options: [value({ name: 'a', required: true }), value({ name: 'b' })] }),
      command({ options: [value({ name: 'a' }), value({ name: 'b', required: true })] }),
      'options.1',
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    limit('25 choices', 25, (count) => withOption({ choices: choices(count, {}) }), 'options.0.choices', TOO_LONG),
    [
      'option names unique',
      command({ options: [value({ name: 'a' }), value({ name: 'b' })] }),
      command({ options: [value({ name: 'a' }), value({ name: 'a' })] }),
      'options.1.name',
      'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED',
    ],
    [
      'subcommands not mixed with values',
      command({ options: [subcommand(values(2))] }),
      command({ options: [subcommand(), value()] }),
      'options',
      INVALID_TYPE,
    ],
    [
      'no subcommand in a subcommand',
      command({ options: [{ ...subcommand([subcommand()]), type: 2 }] }),
      command({ options: [subcommand([{ ...subcommand(), type: 2 }])] }),
      'options.0.options.0.type',
      INVALID_TYPE,
    ],
    [
      'localised names as short',
      command({ name_localizations: { de: 'spielen' } }),
      command({ name_localizations: { de: x(33) } }),
      'name_localizations.de',
      BAD_LENGTH,
    ],
    [
      'permissions as text of digits',
      command({ default_member_permissions: '32' }),
      command({ default_member_permissions: 'all' }),
      'default_member_permissions',
      'STRING_TYPE_REGEX',
    ],
    [
      'known locales',
      command({ name_localizations: { de: 'spielen', he: 'play' } }),
      command({ name_localizations: { de_DE: 'spielen' } }),
      'name_localizations.de_DE',
      'BASE_TYPE_CHOICES',
    ],
    [
      'known locales of an option',
      withOption({ description_localizations: { 'pt-BR': 'd' } }),
      withOption({ description_localizations: { pt_BR: 'd' } }),
      'options.0.description_localizations.pt_BR',
      'BASE_TYPE_CHOICES',
    ],
    [
      'no suggestions for a boolean',
      withOption({ autocomplete: true }),
      withOption({ type: 5, autocomplete: true }),
      'options.0.autocomplete',
      'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
    ],
    [
      'no choices for a boolean',
      withOption({ choices: choices(1, {}) }),
      withOption({ type: 5, choices: choices(1, {}) }),
      'options.0.choices',
      'APPLICATION_COMMAND_CHOICES_INVALID',
    ],
    [
      'choices of an integer are integers',
      withOption({ type: 4, choices: choices(1, { value: 1 }) }),
      withOption({ type: 4, choices: choices(1, { value: 'one' }) }),
      'options.0.choices.0.value',
      'NUMBER_TYPE_COERCE',
    ],
    [
      'choices of a text are texts',
      withOption({ choices: choices(1, { value: '1' }) }),
      withOption({ choices: choices(1, { value: 1 }) }),
      'options.0.choices.0.value',
      'STRING_TYPE_CONVERT',
    ],
    [
      '8000 characters in the longest language',
      command({ options: values(25, { description_localizations: { de: x(100), fr: x(100) } }) }),
      command({ options: values(25, { choices: choices(4, { name_localizations: { de: x(80) } }) }) }),
      '',
      TOO_LARGE,
    ],
    [
      '8000 characters in all',
      command({ options: values(25, { description: x(100) }) }),
      command({ options: values(25, { choices: choices(4, { name: x(99), value: x(10) }) }) }),
      '',
      TOO_LARGE,
    ],
  ],
);
