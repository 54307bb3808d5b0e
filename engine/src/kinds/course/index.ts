import { line } from '../../charts/plans-of-claims';
import { type KindSpec, STANDING, never, none } from '../kind-spec';
import { mineCourses } from './course';
import { sayCourse, type CourseTold } from './say';

export const course: KindSpec<CourseTold> = {
  mine: mineCourses,
  say: sayCourse,
  prune: never,
  chart: line(),
  advise: none,
  standing: STANDING,
};
