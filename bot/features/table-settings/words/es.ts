import type { TableSettingsWords } from './en.ts';

export const es: TableSettingsWords = {
  rename: {
    button: 'Renombrar la mesa…',
    name: 'Un nombre para la mesa (vacío: ninguno)',
    renamed: 'La mesa tiene un nombre nuevo.',
  },
  hide: {
    button: 'Ocultar a los espectadores',
    hidden: 'Ahora los espectadores solo ven lo que es público.',
  },
  refusals: {
    nameLocked: 'Un moderador ha quitado el nombre de esta mesa y no se le puede poner otro.',
    namesOff: 'En este servidor las mesas no pueden tener nombre propio.',
  },
};
