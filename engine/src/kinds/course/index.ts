import { type KindSpec, STANDING, never, none } from '../kind-spec';
import { mineCourses } from './course';
import { courseChart } from './course-chart';
import { sayCourse, type CourseTold } from './say';

export const course: KindSpec<CourseTold> = {
  mine: mineCourses,
  say: sayCourse,
  prune: never,
  chart: courseChart,
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, explainable: true },
};
