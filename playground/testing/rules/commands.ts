import { BAD_LENGTH, command, many, published, TOO_LONG, x } from '../conformance.ts';

const value = (more: object = {}) => ({ type: 3, name: 'o', description: 'd', ...more });
const values = (count: number) => many(count, (index) => value({ name: `o${index}` }));

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
    ['name 32', command({ name: x(32) }), command({ name: x(33) }), 'name', BAD_LENGTH],
    ['name not empty', command(), command({ name: '' }), 'name', BAD_LENGTH],
    [
      'name lower case',
      command({ name: 'spielen' }),
      command({ name: 'Play' }),
      'name',
      'APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      'name without blanks',
      command({ name: 'play-now' }),
      command({ name: 'play now' }),
      'name',
      'APPLICATION_COMMAND_INVALID_NAME',
    ],
    ['description 100', command({ description: x(100) }), command({ description: x(101) }), 'description', BAD_LENGTH],
    ['description needed', command(), { name: 'play' }, 'description', 'BASE_TYPE_REQUIRED'],
    ['25 options', command({ options: values(25) }), command({ options: values(26) }), 'options', TOO_LONG],
    [
      'required before optional',
      command({ options: [value({ name: 'a', required: true }), value({ name: 'b' })] }),
      command({ options: [value({ name: 'a' }), value({ name: 'b', required: true })] }),
      'options.1',
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      '25 choices',
      command({ options: [value({ choices: many(25, (i) => ({ name: `c${i}`, value: `${i}` })) })] }),
      command({ options: [value({ choices: many(26, (i) => ({ name: `c${i}`, value: `${i}` })) })] }),
      'options.0.choices',
      TOO_LONG,
    ],
    [
      'option names unique',
      command({ options: [value({ name: 'a' }), value({ name: 'b' })] }),
      command({ options: [value({ name: 'a' }), value({ name: 'a' })] }),
      'options.1.name',
      'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED',
    ],
    [
      'subcommands not mixed with values',
      command({ options: [{ type: 1, name: 's', description: 'd', options: values(2) }] }),
      command({ options: [{ type: 1, name: 's', description: 'd' }, value()] }),
      'options',
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'no subcommand in a subcommand',
      command({
        options: [{ type: 2, name: 'g', description: 'd', options: [{ type: 1, name: 's', description: 'd' }] }],
      }),
      command({
        options: [{ type: 1, name: 's', description: 'd', options: [{ type: 2, name: 'g', description: 'd' }] }],
      }),
      'options.0.options.0.type',
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
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
      command({ options: [value({ description_localizations: { 'pt-BR': 'd' } })] }),
      command({ options: [value({ description_localizations: { pt_BR: 'd' } })] }),
      'options.0.description_localizations.pt_BR',
      'BASE_TYPE_CHOICES',
    ],
    [
      'no suggestions for a boolean',
      command({ options: [value({ autocomplete: true })] }),
      command({ options: [value({ type: 5, autocomplete: true })] }),
      'options.0.autocomplete',
      'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
    ],
    [
      'no choices for a boolean',
      command({ options: [value({ choices: [{ name: 'a', value: 'a' }] })] }),
      command({ options: [value({ type: 5, choices: [{ name: 'a', value: 'a' }] })] }),
      'options.0.choices',
      'APPLICATION_COMMAND_CHOICES_INVALID',
    ],
    [
      'choices of an integer are integers',
      command({ options: [value({ type: 4, choices: [{ name: 'a', value: 1 }] })] }),
      command({ options: [value({ type: 4, choices: [{ name: 'a', value: 'one' }] })] }),
      'options.0.choices.0.value',
      'NUMBER_TYPE_COERCE',
    ],
    [
      'choices of a text are texts',
      command({ options: [value({ choices: [{ name: 'a', value: '1' }] })] }),
      command({ options: [value({ choices: [{ name: 'a', value: 1 }] })] }),
      'options.0.choices.0.value',
      'STRING_TYPE_CONVERT',
    ],
    [
      '8000 characters in the longest language',
      command({
        options: values(25).map((value) => ({ ...value, description_localizations: { de: x(100), fr: x(100) } })),
      }),
      command({
        options: values(25).map((value) => ({
          ...value,
          choices: many(4, (i) => ({ name: `c${i}`, name_localizations: { de: x(80) }, value: 'v' })),
        })),
      }),
      '',
      'APPLICATION_COMMAND_TOO_LARGE',
    ],
    [
      '8000 characters in all',
      command({ options: values(25).map((value) => ({ ...value, description: x(100) })) }),
      command({
        options: values(25).map((value) => ({
          ...value,
          choices: many(4, (i) => ({ name: x(99) + i, value: x(10) })),
        })),
      }),
      '',
      'APPLICATION_COMMAND_TOO_LARGE',
    ],
  ],
);
