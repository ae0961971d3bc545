/** Why an action of a person does not work, in a sentence for them. Discord's own clients would not have let them try. */
export class Sorry extends Error {}
