import { describe, expect, test } from "vitest";
import { contrastRatio, minContrast, type Rgb, writeRatio } from "./contrast.ts";

const white: Rgb = [255, 255, 255];

describe("D1 follows WCAG's contrast formula", () => {
  test.each<[Rgb, string]>([
    [[0, 0, 0], "21.0"],
    [[255, 255, 255], "1.0"],
    // The lightest grays that pass 4.5 and 3 against white, and their neighbors that don't.
    [[118, 118, 118], "4.5"],
    [[119, 119, 119], "4.4"],
    [[148, 148, 148], "3.0"],
    [[149, 149, 149], "2.9"],
    [[255, 0, 0], "3.9"],
    [[0, 0, 255], "8.5"],
  ])("gives %j on white a contrast of %s", (color, ratio) => {
    expect(writeRatio(contrastRatio(color, white))).toBe(ratio);
    expect(contrastRatio(white, color)).toBe(contrastRatio(color, white));
  });

  test.each([
    [24, 400, 3],
    [23.9, 600, 4.5],
    [18.66, 700, 3],
    [18.66, 600, 4.5],
    [16, 700, 4.5],
  ])("requires of letters of %d px and weight %d a contrast of %d", (pixels, weight, min) => {
    expect(minContrast(pixels, weight)).toBe(min);
  });
});
