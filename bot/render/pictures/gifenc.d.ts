declare module 'gifenc' {
  type Palette = number[][];

  /** Writes one frame after the other into a GIF. */
  interface Encoder {
    writeFrame(
      indexed: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Palette;
        delay: number;
        /** How often it is shown again: for ever (0) or never (-1). */
        repeat?: number;
        transparent?: boolean;
        transparentIndex?: number;
        /** What becomes of a frame when the next one comes: 1 leaves it standing. */
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(pixels: Uint8Array, colours: number): Palette;
  };
  export default gifenc;
}
