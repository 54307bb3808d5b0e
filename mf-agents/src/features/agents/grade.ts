export type Grade = 'good' | 'fair' | 'low';

/** 90 and above is good (green), 80 and above fair (yellow), below that low (red). */
export const gradeOf = (percent: number): Grade => (percent >= 90 ? 'good' : percent >= 80 ? 'fair' : 'low');
