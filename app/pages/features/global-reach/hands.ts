/** The turn of a clock's hand, 0 for hours and 1 for minutes, on its face of 200 by 200. `time` as two digits each, "08:12". */
export function turnAt(time: string, hand: number): string {
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  return `rotate(${hand ? minutes * 6 : hours * 30 + minutes / 2} 100 100)`;
}

export const isNight = (time: string): boolean => time < "06" || time >= "19";
