const NAME = 'hub_cohorts';

/** Groups that this device has been put into, such as `staff`, each of which may be given a build before others. */
export const deviceCohorts = (): string[] =>
  (
    document.cookie
      .split('; ')
      .find((each) => each.startsWith(`${NAME}=`))
      ?.slice(NAME.length + 1) ?? ''
  )
    .split('.')
    .filter(Boolean);
