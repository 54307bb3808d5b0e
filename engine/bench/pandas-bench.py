"""Times pandas on one CSV file: `describe` after `read_csv`, or the profile that the engine gives of every column.

Usage: pandas-bench.py describe|profile FILE. Prints wall seconds, processor seconds, peak bytes and the number of columns.
"""

import resource
import sys
import time

import pandas

MOST_LABELS = 2000
MOST_NUMBERS = 60
TOP = 20


def profile(table):
    """What `tables[].columns[].stats` of a report holds, with dates and percentages read as such."""
    stats = {}
    for name in table.columns:
        column = table[name]
        if column.dtype == object:
            column = as_values(column)
        filled = column.dropna()
        distinct = filled.nunique()
        found = {"count": len(filled), "missing": len(column) - len(filled), "distinct": distinct}
        is_number = pandas.api.types.is_numeric_dtype(column) and not pandas.api.types.is_bool_dtype(column)
        if is_number:
            quartiles = filled.quantile([0.25, 0.5, 0.75])
            found.update(min=filled.min(), max=filled.max(), mean=filled.mean(), sd=filled.std(), quartiles=list(quartiles))
        elif pandas.api.types.is_datetime64_any_dtype(column):
            found.update(min=filled.min(), max=filled.max())
        if distinct <= (MOST_NUMBERS if is_number else MOST_LABELS):
            found["top"] = filled.value_counts().head(TOP).to_dict()
        stats[name] = found
    return stats


def as_values(column):
    """A column of texts as points in time or percentages when all its values are written as such, else as it is."""
    first = column.dropna().head(100).astype(str)
    if first.str.match(r"^\d{4}-\d\d-\d\d").all():
        values = pandas.to_datetime(column, errors="coerce")
    elif first.str.match(r"^-?[\d.]+%$").all():
        values = pandas.to_numeric(column.str.rstrip("%"), errors="coerce")
    else:
        return column
    return values if values.notna().sum() == column.notna().sum() else column


def main(what, path):
    wall, cpu = time.perf_counter(), time.process_time()
    table = pandas.read_csv(path)
    result = table.describe(include="all") if what == "describe" else profile(table)
    spent = time.perf_counter() - wall, time.process_time() - cpu
    # Kilobytes on Linux.
    print(*spent, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024, len(result if what == "profile" else result.columns))


main(*sys.argv[1:])
