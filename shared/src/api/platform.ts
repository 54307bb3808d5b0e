// What the shell asks before any screen does, apart from the rest: none of it needs the HTTP client.
export { discovery, type TaggedDocument } from './discovery';
export { sendPageLoad, sendRemoteEvents } from './telemetry';
