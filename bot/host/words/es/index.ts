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
  invitations: {
    refused: ({ name }) => `${name} no acepta invitaciones tuyas.`,
    paused: ({ name, when }) => `${name} rechazó tu última invitación. Podrás enviarle otra ${when}.`,
    tooMany: ({ name, when }) => `${name} no ha respondido a tus últimas invitaciones. Podrás enviarle otra ${when}.`,
  },
  names: {
    someone: 'alguien',
    program: 'el programa',
    computer: 'Máquina',
    withStandIn: ({ name }) => `${name} (máquina)`,
    free: 'un puesto libre',
  },
  files: {
    tooLarge: ({ kb }) => `el archivo no puede pasar de ${kb} KB`,
  },
  server: {
    otherChannels: ({ where }) => `En este servidor se juega en ${where}. Abre allí tu mesa.`,
  },
  tournaments: {
    tooFewEntrants: ({ least }) => `Este torneo necesita al menos ${least} participantes. Espera a que se apunten más.`,
  },
};
