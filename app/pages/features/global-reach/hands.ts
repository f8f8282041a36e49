/** The turns of a clock's hour and minute hand on its face of 200 by 200. `time` as two digits each, "08:12". */
export function handsAt(time: string): string[] {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return [hours * 30 + minutes / 2, minutes * 6].map((turn) => `rotate(${turn} 100 100)`);
}

export const isNight = (time: string): boolean => time < "06" || time >= "19";
