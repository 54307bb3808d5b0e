// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'releases.revision': { revision: 'text'; at: 'text' };
    'rollout.at': { build: 'text'; share: 'text' };
    'rollout.at.cohorts': { build: 'text'; share: 'text'; cohorts: 'text' };
    'reason': { reason: 'text' };
    'figures': { share: 'text' };
    'arm.failed': { units: 'number'; failed: 'text' };
    'evidence.of': { evidence: 'text'; halts: 'text' };
    'bound.is': { points: 'text'; asked: 'text' };
    'seen.is': { units: 'number'; points: 'text' };
    'proof.is': { fresh: 'text'; asked: 'text' };
    'guard.is': { failures: 'text'; points: 'text' };
    'metric.interval': { value: 'text'; low: 'text'; high: 'text' };
    'errors.kind': { units: 'number'; kind: 'text' };
    'errors.quote': { text: 'text' };
    'errors.days': { days: 'number' };
    'crash': { error: 'text'; place: 'text' };
    'crash.no-map': { place: 'text' };
    'crash.builds': { first: 'text'; last: 'text' };
    'crash.devices': { devices: 'number' };
    'crash.devices.share': { devices: 'number'; share: 'text' };
    'crash.more': { n: 'number' };
    'crash.others': { n: 'number' };
    'crash.times': { n: 'number'; first: 'text'; count: 'text'; last: 'text' };
    'published.by': { who: 'text' };
    'signed.by': { key: 'text' };
    'signed.from': { repository: 'text'; commit: 'text'; builder: 'text'; tools: 'text' };
    'sbom.save': { build: 'text' };
    'audit.why': { who: 'text'; why: 'text' };
    'audit.who': { who: 'text' };
    'ask.start': { remote: 'text' };
    'ask.ramp': { build: 'text' };
    'ask.pause': { build: 'text' };
    'ask.resume': { build: 'text' };
    'ask.halt': { build: 'text' };
    'ask.promote': { build: 'text' };
    'ask.rollback': { remote: 'text' };
  };
  tags: object;
}

export default {
  'releases': "Releases",
  'releases.about': "Which build of each part of the product visitors get, how new ones fare, and what was changed by whom.",
  'releases.failed': "The releases cannot be shown",
  'releases.failed.text': "The server did not answer. This page asks again every few seconds.",
  'releases.none': "Nothing has been released yet.",
  'releases.parts': "Parts",
  'releases.revision': ["Revision ",["revision"],", ",["at"]],
  'stable': "Stable",
  'stable.none': "not released yet",
  'previous': "Before it",
  'team': "Team",
  'rollout': "Rollout",
  'rollout.none': "No rollout",
  'rollout.at': [["build"]," at ",["share"]],
  'rollout.at.cohorts': [["build"]," at ",["share"]," and ",["cohorts"]],
  'state.running': "Running",
  'state.paused': "Paused",
  'state.halted': "Halted",
  'state.done': "Done",
  'reason': ["Why: ",["reason"]],
  'figures': ["How it fares at ",["share"]],
  'arm.canary': "New build",
  'arm.cohort': "Cohort",
  'arm.stable': "Stable build",
  'arm.failed': [["units",2,{"=0":"nobody has reported yet","one":[["failed"]," of ",0," visitor failed"],"other":[["failed"]," of ",0," visitors failed"]}]],
  'evidence': "Evidence of failures",
  'evidence.of': [["evidence"]," of ",["halts"]," that halt it"],
  'bound': "At most worse",
  'bound.none': "nothing to compare yet",
  'bound.is': [["points"]," points (by 99 %); everybody gets it from less than ",["asked"]],
  'seen': "Could have seen",
  'seen.none': "so few visitors would have halted nothing",
  'seen.is': [["units",2,{"one":["with ",0," visitor"],"other":["with ",0," visitors"]}],", ",["points"]," points more failures would have been halted in 95 %"],
  'proof': "Proof to go on",
  'proof.is': [["fresh"]," of ",["asked"]," visitors without a failure within a day"],
  'guard': "Halts by itself",
  'guard.is': ["from ",["failures"]," failing visitors on, if they are many, or when it fails more than ",["points"]," points more often for certain"],
  'metrics': "Other measures",
  'metric': "Measure",
  'metric.evidence': "Evidence",
  'metric.failed_calls': "Visitors with failed calls",
  'metric.errors': "Visitors with errors",
  'metric.damage': "Visitors with damage to the page",
  'metric.load': "Time to load",
  'metric.shown': "Time until the screen is shown",
  'metric.longest_task': "Longest time without an answer",
  'metric.inp': "Answer to a press",
  'metric.layout_shift': "Shift of the layout",
  'metric.memory': "Memory",
  'metric.silent': "Pages that never said that they live",
  'metric.interval': [["value"]," (",["low"]," to ",["high"],")"],
  'errors': "Crashes and other trouble",
  'errors.none': "Nothing has gone wrong in this rollout.",
  'errors.kind': [["units",2,{"one":[0," visitor"],"other":[0," visitors"]}],": ",["kind"]],
  'kind.load_fail': "the build did not arrive",
  'kind.crash': "the screen crashed",
  'kind.frozen': "the page froze",
  'kind.never-shown': "the screen never came",
  'kind.empty': "the screen stayed empty",
  'kind.landmarks': "the screen covered the rest of the page",
  'kind.other': "something else",
  'errors.quote': ["Pages say “",["text"],"”"],
  'errors.days': ["What pages reported in ",["days",2,{"one":[0," day"],"other":[0," days"]}]],
  'errors.quiet': "Pages have reported nothing yet.",
  'errors.failed': "What pages reported could not be loaded.",
  'day': "Day",
  'build': "Build",
  'shown': "Screens shown",
  'crashes': "Crashes",
  'not-loaded': "Not loaded",
  'harms': "Other harm",
  'crash.title': "Where it crashed",
  'crash.failed': "Where it crashed could not be loaded.",
  'crash': [["error"]," in ",["place"]],
  'crash.no-map': [["place"],", of the built file"],
  'crash.builds': [["first"]," to ",["last"]],
  'crash.devices': [["devices",2,{"one":[0," device"],"other":[0," devices"]}]],
  'crash.devices.share': [["devices",2,{"one":[0," device"],"other":[0," devices"]}],", ",["share"]," of those that use it"],
  'crash.stack': "Steps, innermost first",
  'crash.more': [["n",2,{"one":["And ",0," more step."],"other":["And ",0," more steps."]}]],
  'crash.others': [["n",2,{"one":["And ",0," more fault."],"other":["And ",0," more faults."]}]],
  'crash.times': [["n",2,{"one":["Once, ",["first"],"."],"other":[["count"]," times, ",["first"]," to ",["last"],"."]}]],
  'builds': "Builds that are here",
  'published': "Published",
  'published.shipped': "came with the hub",
  'published.by': ["by ",["who"]],
  'signed': "Signature",
  'signed.shipped': "came with the hub",
  'signed.unknown': "not told where it comes from",
  'signed.no': "not signed",
  'signed.by': ["signed by the key ",["key"]],
  'signed.from': [["repository"],", commit ",["commit"],"; built by ",["builder"]," with ",["tools"]],
  'sbom': "Parts",
  'sbom.short': "Save list",
  'sbom.save': ["Save list of packages in ",["build"]],
  'sbom.failed': "There is no list of packages of this build.",
  'is': "State",
  'is.stable': "stable",
  'is.rollout': "in the rollout",
  'is.blocked': "taken back",
  'is.previous': "before the stable one",
  'is.none': "not in use",
  'audit': "What was done",
  'audit.none': "Nothing has been changed yet.",
  'audit.failed': "What was done could not be loaded.",
  'audit.why': [["who"],": ",["why"]],
  'audit.who': [["who"]],
  'do': "Change",
  'do.start': "Start a rollout",
  'do.ramp': "Change the share",
  'do.pause': "Pause",
  'do.resume': "Resume",
  'do.halt': "Halt",
  'do.promote': "Give it to everybody",
  'do.rollback': "Take back",
  'ask.start': ["Start a rollout of ",["remote"],"?"],
  'ask.ramp': ["Change the share of ",["build"],"?"],
  'ask.pause': ["Pause the rollout of ",["build"],"?"],
  'ask.resume': ["Resume the rollout of ",["build"],"?"],
  'ask.halt': ["Halt the rollout of ",["build"],"?"],
  'ask.promote': ["Give ",["build"]," to everybody?"],
  'ask.rollback': ["Take back the newest step of ",["remote"],"?"],
  'will.start': "A share of the devices, drawn by lot, gets the build. Start with at most 25 %, since nothing is known of it yet.",
  'will.ramp': "To give it to more, it must have proven itself at its present share.",
  'will.pause': "Who has the build keeps it. Its share changes no more until it is resumed, and a bad build is still halted.",
  'will.resume': "The rollout goes on as it was.",
  'will.halt': "Nobody gets the new build any longer. Open pages follow within seconds.",
  'will.promote': "It becomes the stable build. It must be at 50 % or more and have proven that it is no worse.",
  'will.rollback': "A rollout under way is ended; otherwise the build before the stable one comes back. Open pages follow within seconds.",
  'field.build': "Build",
  'field.share': "Share of the devices, in percent",
  'field.share.wrong': "A number from 0 to 100, with at most two decimals",
  'field.cohorts': "Cohorts",
  'field.cohorts.hint': "Names separated by commas, as staff; may be left empty",
  'field.reason': "Why",
  'field.reason.hint': "Whoever reads later what was done will see this.",
  'field.reason.wrong': "Say why in at least three letters",
  'field.unproven': "Without the proof that is asked for",
  'field.unproven.hint': "What was done will say so.",
  'cancel': "Cancel",
  'change.failed': "The change could not be made.",
} satisfies Record<string, Message>;
