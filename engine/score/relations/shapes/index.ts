import { CHINOOK } from './chinook';
import { ERP } from './erp';
import { HELP_DESK } from './help-desk';
import { NORTHWIND } from './northwind';
import { SAKILA } from './sakila';
import { SHOP } from './shop';
import { TPC_H } from './tpc-h';

export const SHAPES = [NORTHWIND, SAKILA, CHINOOK, TPC_H, SHOP, HELP_DESK, ERP];
