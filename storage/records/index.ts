import type { RecordKind } from '../index.ts';
import { userSettingsKind } from './person.ts';
import { requestKind } from './request.ts';
import { secretKind } from './secret.ts';
import { departureKind, greetingKind, serverSettingsKind } from './server.ts';
import { logChunkKind, snapshotKind, tableKind } from './table.ts';
import { FEATURES } from './table-features.ts';
import { channelOccupancyKind, invitationsKind, playerTablesKind, serverTablesKind } from './table-lists.ts';
import { deadlineKind, finishedTableKind, interactionKind, outboxEntryKind } from './time.ts';

/** The kinds of records of the core. Features add their own. */
export const RECORD_KINDS = [
  userSettingsKind,
  requestKind,
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
  finishedTableKind,
  ...Object.values(FEATURES),
] as readonly RecordKind<unknown>[];
