import { spanish } from '@longtable/kit';
import type { InteractionsWords } from './en.ts';

export const es: InteractionsWords = {
  access: {
    otherChannel: ({ channel }) => `Esta mesa está en <#${channel}>. Allí puedes hacerlo.`,
    onlyHost: ({ name }) => `Solo ${name} puede cambiar la mesa.`,
    otherChat: 'Esta mesa está en otro chat. Allí puedes hacerlo.',
  },
  options: {
    wrongSeats: ({ title, range }) => `${title} es para ${range} jugadores.`,
    noTimeLimit: 'sin límite de tiempo',
    time: 'Tiempo por turno',
  },
  permissions: {
    viewChannel: 'Ver canal',
    sendMessages: 'Enviar mensajes',
    sendMessagesInThreads: 'Enviar mensajes en hilos',
    createPublicThreads: 'Crear hilos públicos',
    attachFiles: 'Adjuntar archivos',
    manageChannels: 'Gestionar canales',
    createEvents: 'Crear eventos',
    missingOnServer: ({ permissions, link }) =>
      `Me ${permissions.length === 1 ? 'falta el permiso' : 'faltan los permisos'} ${spanish.list(permissions)} en este servidor. Un admin del servidor puede ${permissions.length === 1 ? 'concederlo' : 'concederlos'} con ${link('este enlace')}.`,
    missingInChannel: ({ permissions, channel, link }) =>
      `Me ${permissions.length === 1 ? 'falta el permiso' : 'faltan los permisos'} ${spanish.list(permissions)} en ${channel === undefined ? 'este canal' : `<#${channel}>`}. Un admin del servidor puede ${permissions.length === 1 ? 'concederlo' : 'concederlos'} con ${link('este enlace')} o, solo para este canal, en Editar canal › Permisos.`,
    deniedInChannel: ({ permissions, channel }) =>
      `Me ${permissions.length === 1 ? 'falta el permiso' : 'faltan los permisos'} ${spanish.list(permissions)} en ${channel === undefined ? 'este canal' : `<#${channel}>`}. El canal ${permissions.length === 1 ? 'lo deniega' : 'deniega alguno'}, así que un rol del servidor no basta. Un admin del servidor puede ${permissions.length === 1 ? 'concedérmelo' : 'concedérmelos'} en Editar canal › Permisos.`,
  },
};
