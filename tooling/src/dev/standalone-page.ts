import '@hub/shared/styles.css';
import { mountStandalone } from '@hub/shared/standalone';
import { config } from 'hub-remote/config';
import definition from 'hub-remote/face';

mountStandalone(definition, config);
