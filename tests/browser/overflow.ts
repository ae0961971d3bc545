import type { Locator } from 'playwright-core';

/** Returns by how many pixels board and controls of each message exceed the height of the window. */
export function overflowPixels(messages: Locator): Promise<number[]> {
  return messages.evaluateAll((nodes) => {
    const room = document.querySelector('.scroller')?.clientHeight;
    return nodes.map((node) => {
      const board = node.querySelector('pre');
      const controls = [...node.querySelectorAll('.row')].at(-1);
      if (!board || !controls || !room) throw new Error('The message has no board with controls.');
      const height = controls.getBoundingClientRect().bottom - board.getBoundingClientRect().top;
      return Math.max(0, Math.ceil(height - room));
    });
  });
}
