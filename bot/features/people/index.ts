import type { Feature } from '../../interactions/feature.ts';
import { checkInvitations, recordAcceptance, recordDecline, recordInvitations } from './invitations.ts';

export const people: Feature = {
  id: 'people',
  checkInviting: checkInvitations,
  invited: recordInvitations,
  joined: recordAcceptance,
  declined: recordDecline,
};
