/** The command was not understood. The message says how it is to be written. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `Releases one remote, without touching the others or the shell.

  pnpm mfe publish <remote>                         run its build in a browser, and upload it; nobody gets it by that
  pnpm mfe start <remote> --version ID --weight 10%  give it to some devices   [--cohort NAME] [--guard minMounts=50]
                                                     (ID may be its version alone, 1.1.0, where only one build has it)
  pnpm mfe preview <remote> --version ID [--hours 8] prints an address that shows it in one browser, before anybody gets it
  pnpm mfe ramp <remote> --weight 50%                give it to more
  pnpm mfe pause <remote>                            leave it as it is: nobody loses it, ramp and promote are refused
  pnpm mfe resume <remote>                           go on after a pause
  pnpm mfe promote <remote>                          give it to everybody      [--version ID --force]
  pnpm mfe halt <remote>                             give nobody the new build any longer
  pnpm mfe rollback <remote>                         take back the newest step [--to ID]

  pnpm mfe status [remote]                           what is where, and how it fares
  pnpm mfe errors [remote]                           where screens have crashed, with stacks in terms of the sources
  pnpm mfe explain --subject DEVICE [--cohort NAME]  which build a device gets of each remote, and why
  pnpm mfe audit [remote] [--limit 50]               who changed what, and why

  pnpm mfe sbom <remote> --version ID                what is in a build: packages, versions, licences, as CycloneDX (also: server, shell)
  pnpm mfe provenance <remote> --version ID          where a build comes from, with its signature
  pnpm mfe key create --file PATH                    a key that signs what you publish (MFE_SIGNING_KEY_FILE)
  pnpm mfe key show                                  its public half, for the hub's setting MFE_PUBLISH_KEYS

  pnpm mfe token create --remote <remote|*> --name "Reports CI" [--days 365]
  pnpm mfe token list
  pnpm mfe token revoke <name or id>

Options
  --reason TEXT       why; every change asks for it, and the audit keeps it
  --force             go on although a check speaks against it; the audit says so
  --unproven          start with more than 25 %, ramp or promote without the proof that is asked for; the audit says so
  --unchecked         publish a build that has not been run in a browser here; the audit says so
  --guard KEY=VALUE   minMounts, maxFailureDelta or hardFailures; may be given several times
  --folder PATH       publish the build in this folder instead of the one in dist/remotes
  --key-file PATH     private key that signs the build; else MFE_SIGNING_KEY_FILE, else MFE_SIGNING_KEY
  --server URL        the hub; else MFE_SERVER, else http://localhost:3000
  --token-file PATH   file with the deploy token; else MFE_TOKEN or MFE_TOKEN_FILE. For a hub on this machine
                      the operator's token in its DATA_DIR is used when nothing else is given.
  --json              print data instead of text (status, errors, explain, audit, token list)

docs/OPERATIONS.md tells the whole story of a release.`;
