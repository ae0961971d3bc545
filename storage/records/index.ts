import type { RecordKind } from '../index.ts';
import { userSettingsKind } from './person.ts';
import { departureKind, greetingKind, serverSettingsKind } from './server.ts';
import {
  channelOccupancyKind,
  invitationsKind,
  logChunkKind,
  playerTablesKind,
  serverTablesKind,
  snapshotKind,
  tableKind,
} from './table.ts';
import { deadlineKind, interactionKind, outboxEntryKind, secretKind } from './time.ts';

/** The kinds of records of the core. Features add their own. */
export const RECORD_KINDS = [
  userSettingsKind,
  secretKind,
  serverSettingsKind,
  greetingKind,
  departureKind,
  playerTablesKind,
  invitationsKind,
  serverTablesKind,
  channelOccupancyKind,
  tableKind,
  logChunkKind,
  snapshotKind,
  deadlineKind,
  outboxEntryKind,
  interactionKind,
] as readonly RecordKind<unknown>[];
