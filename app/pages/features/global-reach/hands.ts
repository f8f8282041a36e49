/** `hand` is 0 for hours or 1 for minutes. The clock face is 200 by 200 units. */
export function turnAt(time: string, hand: number): string {
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  return `rotate(${hand ? minutes * 6 : hours * 30 + minutes / 2} 100 100)`;
}

export const isNight = (time: string): boolean => time < "06" || time >= "19";
