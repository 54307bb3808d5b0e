// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'forced': { message: 'text' };
    'unproven-on-purpose': { message: 'text' };
    'started': { build: 'text'; share: 'text' };
    'started.cohorts': { build: 'text'; share: 'text'; cohorts: 'text' };
    'ramped': { build: 'text'; from: 'text'; share: 'text' };
    'paused': { build: 'text'; share: 'text' };
    'resumed': { build: 'text'; share: 'text' };
    'halted': { build: 'text'; stable: 'text' };
    'halted.first': { build: 'text' };
    'promoted': { build: 'text' };
    'rollout-taken-back': { build: 'text'; stable: 'text' };
    'taken-back': { build: 'text'; stable: 'text' };
    'published': { build: 'text' };
    'published.noted': { build: 'text' };
    'published.unchecked': { build: 'text' };
    'published.before': { build: 'text' };
    'removed': { build: 'text'; days: 'number' };
    'token.created': { name: 'text'; remote: 'text' };
    'token.created.all': { name: 'text' };
    'token.revoked': { name: 'text' };
    'token.other-remote': { name: 'text'; own: 'text'; remote: 'text' };
    'unmet': { build: 'text'; parts: 'text' };
    'no-build': { build: 'text' };
    'no-files': { build: 'text' };
    'no-remote': { remote: 'text' };
    'changed-meanwhile': { remote: 'text'; revision: 'text'; by: 'choice' };
    'no-version': { remote: 'text'; by: 'choice' };
    'has-halted': { build: 'text'; reason: 'text' };
    'no-rollout': { remote: 'text'; by: 'choice' };
    'is-paused': { build: 'text'; reason: 'text'; by: 'choice'; remote: 'text' };
    'unproven': { n: 'number'; asked: 'text'; build: 'text'; share: 'text'; by: 'choice' };
    'failing': { build: 'text'; failed: 'number'; units: 'number'; points: 'text'; by: 'choice' };
    'too-early': { build: 'text'; share: 'text'; last: 'text'; by: 'choice' };
    'unsure': { units: 'number'; build: 'text'; bound: 'text'; asked: 'text'; by: 'choice' };
    'too-much': { build: 'text'; most: 'text'; by: 'choice' };
    'not-exposed': { build: 'text'; expose: 'text'; path: 'text' };
    'stable-already.start': { build: 'text' };
    'stable-already': { build: 'text' };
    'under-way.share': { build: 'text'; share: 'text' };
    'under-way': { build: 'text' };
    'blocked.start': { build: 'text'; by: 'choice' };
    'blocked': { build: 'text' };
    'same-share': { share: 'text' };
    'paused-already': { build: 'text'; reason: 'text' };
    'not-paused': { build: 'text' };
    'halted-already': { build: 'text'; reason: 'text' };
    'not-rolled-out': { build: 'text'; by: 'choice' };
    'halted.rollback': { build: 'text'; stable: 'text'; by: 'choice'; remote: 'text'; previous: 'text' };
    'no-earlier': { remote: 'text'; by: 'choice' };
    'route-taken': { remote: 'text'; team: 'text' };
    'id-taken': { build: 'text' };
    'build.other-remote': { name: 'text'; remote: 'text' };
    'build.container': { container: 'text'; wanted: 'text' };
    'build.entry': { file: 'text' };
    'build.manifest': { file: 'text' };
    'build.route': { path: 'text'; exposed: 'text' };
    'build.files': { n: 'number'; most: 'number' };
    'build.name': { name: 'text' };
    'build.no-hash': { file: 'text' };
    'build.missing': { file: 'text' };
    'build.too-large': { limit: 'text' };
    'build.bytes': { file: 'text' };
    'build.map': { file: 'text' };
    'build.maps': { limit: 'text' };
    'published.signed': { build: 'text' };
    'build.not-signed-now': { build: 'text' };
  };
  tags: object;
}

export default {
  'forced': [["message"]," Forced."],
  'unproven-on-purpose': [["message"]," Without proof, on purpose."],
  'started': [["build"]," goes to ",["share"]," of the devices."],
  'started.cohorts': [["build"]," goes to ",["share"]," of the devices and to ",["cohorts"],"."],
  'ramped': [["build"]," goes from ",["from"]," to ",["share"]," of the devices."],
  'paused': ["The rollout of ",["build"]," stays at ",["share"]," of the devices until it is resumed."],
  'resumed': ["The rollout of ",["build"]," goes on at ",["share"]," of the devices."],
  'halted': ["The rollout of ",["build"]," is halted; everybody gets ",["stable"],"."],
  'halted.first': ["The rollout of ",["build"]," is halted; nobody has it any more."],
  'promoted': [["build"]," is the stable build; everybody gets it."],
  'rollout-taken-back': ["The rollout of ",["build"]," is taken back; everybody gets ",["stable"],"."],
  'taken-back': [["build"]," is taken back; everybody gets ",["stable"],"."],
  'published': [["build"]," is published. Nobody has it until a rollout starts."],
  'published.noted': [["build"]," is published; nobody has it yet."],
  'published.unchecked': [["build"]," is published without having been run in a browser; nobody has it yet."],
  'published.before': [["build"]," is here already, byte for byte."],
  'removed': [["build"]," is removed: it has not been in use for ",["days",2,{"one":[0," day"],"other":[0," days"]}],"."],
  'token.created': ["The token \"",["name"],"\" may release ",["remote"],"."],
  'token.created.all': ["The token \"",["name"],"\" may release every remote."],
  'token.revoked': ["The token \"",["name"],"\" is revoked."],
  'token.other-remote': ["The token \"",["name"],"\" is for ",["own"],"; it may not release ",["remote"],". Ask the operator for a token of ",["remote"],"."],
  'accounts-only': "Releases are for operators. Who is one says the setting MFE_OPERATORS; the address must be verified.",
  'token-needed': "This needs a deploy token; the session of a browser does not do.",
  'no-shell': "This server has no built shell to check the build against.",
  'unmet': [["build"]," needs ",["parts"],". Update the hub first."],
  'no-build': ["There is no build ",["build"]," here. Publish it first."],
  'no-files': ["The files of ",["build"]," are no longer here. Publish it again."],
  'no-remote': ["There is no remote named ",["remote"]," in this hub."],
  'changed-meanwhile': ["Somebody else has changed ",["remote"]," in revision ",["revision"],". ",["by",1,{"browser":"Look at how it stands now, and decide anew.","other":["Look at it first: pnpm mfe status ",["remote"]]}]],
  'no-version': [["remote"]," has no rollout. ",["by",1,{"browser":"Start one first.","other":"Name the build to promote by --version."}]],
  'no-reason': "no reason was given",
  'has-halted': ["The rollout of ",["build"]," has halted: ",["reason"],". Start a new one."],
  'no-rollout': [["remote"]," has no rollout under way. ",["by",1,{"browser":"Start one first.","other":["Begin one with: pnpm mfe start ",["remote"]," --version …"]}]],
  'is-paused': ["The rollout of ",["build"]," is paused: ",["reason"],". ",["by",1,{"browser":"Resume it first.","other":["Go on first: pnpm mfe resume ",["remote"]]}]],
  'unproven': [["n",2,{"one":[0," of the ",["asked"]," visitors that the guard asks for has"],"other":[0," of the ",["asked"]," visitors that the guard asks for have"]}]," seen ",["build"]," at ",["share"]," without a failure within a day. ",["by",1,{"browser":"Wait for more, or tick that you go on without the proof.","other":"Wait for more, or go on without proof by --unproven."}]],
  'failing': [["build"]," failed ",["failed",2,{"other":0}]," of ",["units",2,{"other":0}]," visitors, ",["points"]," points more than the stable build. ",["by",1,{"browser":"Halt it, or tick that you go on without the proof.","other":"Halt it, or go on all the same by --unproven."}]],
  'too-early': [["build"]," is at ",["share"]," of the devices; the last step before everybody is ",["last"],". ",["by",1,{"browser":"Give it to more first, or tick that you go on without the proof.","other":"Ramp it first, or go on without proof by --unproven."}]],
  'unsure': ["With ",["units",2,{"one":[0," visitor"],"other":[0," visitors"]}]," ",["build"]," may still fail up to ",["bound"]," points more often than the stable build (99 %); the guard asks for less than ",["asked"],". ",["by",1,{"browser":"Wait for more, or tick that you go on without the proof.","other":"Wait for more, or go on without proof by --unproven."}]],
  'too-much': ["Nothing is known of ",["build"]," yet, so it starts with at most ",["most"]," of the devices. ",["by",1,{"browser":"Start with less, or tick that you go on without the proof.","other":"Start with less, or give it to more by --unproven."}]],
  'not-exposed': [["build"]," does not expose ",["expose"],", which ",["path"]," of the stable build needs. Keep it for one release."],
  'stable-already.start': [["build"]," is the stable build already; everybody has it."],
  'stable-already': [["build"]," is the stable build already."],
  'under-way.share': ["The rollout of ",["build"]," is under way at ",["share"],". Promote or halt it first."],
  'under-way': ["The rollout of ",["build"]," is under way. Promote or halt it first."],
  'blocked.start': [["build"]," was taken back. ",["by",1,{"browser":"It takes a repaired build; this one can be started again from the command line alone.","other":"Publish a repaired build, or start this one all the same by --force."}]],
  'blocked': [["build"]," was taken back itself."],
  'same-share': ["The rollout is at ",["share"]," already."],
  'paused-already': ["The rollout of ",["build"]," is paused already: ",["reason"]],
  'not-paused': ["The rollout of ",["build"]," is not paused."],
  'halted-already': ["The rollout of ",["build"]," has halted already: ",["reason"]],
  'not-rolled-out': [["build"]," has not been rolled out to anybody. ",["by",1,{"browser":"Start a rollout first.","other":"Start a rollout, or give it to everybody at once by --force."}]],
  'halted.rollback': ["The rollout of ",["build"]," has halted; everybody has ",["stable"],". ",["by",1,{"browser":["To take back ",["stable"]," itself, whoever has a deploy token names the build to go to on the command line."],"other":["To take back ",["stable"]," itself, name the build to go to: pnpm mfe rollback ",["remote"]," --to ",["previous"]]}]],
  'no-earlier': ["There is no earlier build of ",["remote"]," to go back to. ",["by",1,{"browser":"It takes a repaired one.","other":"Publish a repaired one, or name one by --to."}]],
  'route-taken': ["A route of this build belongs to ",["remote"]," (",["team"],")."],
  'id-taken': ["Another build is here under the id ",["build"],". A build never changes; raise its version."],
  'build.other-remote': ["This is a build of ",["name"],", not of ",["remote"],"."],
  'build.container': ["The build’s container is named ",["container"],"; it must be ",["wanted"],". Build it again."],
  'build.entry': ["The build has no ",["file"],", or no hash of it. Build it again."],
  'build.manifest': ["The build has no hash of its ",["file"],", or two that differ. Build it again."],
  'build.expose': "The first exposed module must be ./remote.",
  'build.route': ["The route ",["path"]," is in ",["exposed"],", which the build does not expose."],
  'build.files': ["The build has ",["n",2,{"one":[0," file"],"other":[0," files"]}],"; at most ",["most",2,{"other":0}]," are taken."],
  'build.name': ["The file name ",["name"]," is not accepted."],
  'build.no-hash': ["The build’s record has no hash of ",["file"],". Build it again."],
  'build.missing': ["The file ",["file"]," is missing."],
  'build.too-large': ["The build is larger than ",["limit"]," MiB (REMOTE_BUILD_LIMIT)."],
  'build.bytes': ["The bytes of ",["file"]," are not those that its hash stands for. Build it again."],
  'build.map': ["The map of ",["file"]," cannot be read, or there is no such script in the build. Build it again."],
  'build.maps': ["The build and its maps together are larger than ",["limit"]," MiB (REMOTE_BUILD_LIMIT)."],
  'published.signed': [["build"]," was here already; its signature is kept with it now."],
  'build.not-signed-now': [["build"]," has no signature that counts today (MFE_PUBLISH_KEYS). Publish it again, signed."],
} satisfies Record<string, Message>;
