export { createHubStore, injectFeature, type HubState, type HubStore } from './store';
export { defineFeature, type Feature, type SelectableFeature } from './feature';
export { SliceFailure } from './guarded-reducer';
export { useFeature, useFeatureSelector, useHubDispatch, useHubSelector } from './hooks';
export { authActions } from './auth-slice';
export { handOver } from './hand-over';
export type { AuthOperation, AuthRequest, AuthState } from './auth-state';
export type { EndReason } from '../session';
export { selectAuth, selectUser, sessionStatus } from './auth-selectors';
// What remotes may use of the state libraries. Named one by one, so that the rest of each is left out of the build.
export { createAction, createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
export { Provider, shallowEqual, useStore } from 'react-redux';
export { buffers, eventChannel } from 'redux-saga';
export {
  all,
  call,
  cancel,
  cancelled,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
