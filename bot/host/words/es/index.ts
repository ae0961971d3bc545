import type { HostWords } from '../en/index.ts';
import { refusals } from './refusals.ts';

export const es: HostWords = {
  refusals,
  game: {
    busy: ({ title }) => `**${title}** tarda en responder. Vuelve a intentarlo en unos segundos.`,
    paused: ({ title }) =>
      `**${title}** ha fallado varias veces y queda en pausa unos minutos. Tu mesa está a salvo. Inténtalo más tarde.`,
    failed: ({ title }) =>
      `**${title}** ha dejado de funcionar, así que no se puede jugar en esta mesa. Quien gestiona el bot ya lo sabe, y las demás mesas no se ven afectadas.`,
    badOptions: ({ what }) => `Estas opciones no funcionan: ${what}`,
  },
  names: {
    someone: 'alguien',
    program: 'el programa',
    withStandIn: ({ name }) => `${name} (máquina)`,
    free: 'un puesto libre',
  },
  server: {
    otherChannels: ({ where }) => `En este servidor se juega en ${where}. Abre allí tu mesa.`,
  },
};
