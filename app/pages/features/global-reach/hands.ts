/** The turns of a clock's hands on its face of 200 by 200. */
export const hourHand = (hours: number, minutes: number): string => `rotate(${hours * 30 + minutes / 2} 100 100)`;
export const minuteHand = (minutes: number): string => `rotate(${minutes * 6} 100 100)`;

export const isNight = (hours: number): boolean => hours < 6 || hours >= 19;
